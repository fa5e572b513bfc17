import { forecast } from "@site/words/services/seo/chakora-test-labs/forecast";
import styles from "../../objects/objects.module.css";

/** Monday, 10 March, is the first of twelve weeks. */
const firstDay = Date.UTC(2025, 2, 10);
const weeks = 12;
const daysOfWeek = 7;
const weekNumbers = Array.from({ length: weeks }, (_, week) => week);
const days = Array.from({ length: daysOfWeek }, (_, day) => day);

/** The days that the forecast named: two to six weeks after 14 March. */
const promisedFrom = 18;
const promisedTo = 46;

const cell = { left: 92, top: 126, width: 68, height: 46 } as const;

const dateOf = (nth: number) => new Date(firstDay + nth * 86_400_000);

const placeOf = (nth: number) => ({
  x: cell.left + (nth % daysOfWeek) * cell.width,
  y: cell.top + Math.floor(nth / daysOfWeek) * cell.height,
});

/** A day of the calendar, in highlighter where it was promised. */
function Day({ nth }: { nth: number }) {
  const { x, y } = placeOf(nth);
  const date = dateOf(nth).getUTCDate();
  const isPromised = nth >= promisedFrom && nth <= promisedTo;
  return (
    <>
      <path
        fill={isPromised ? "#fbd98a" : undefined}
        stroke="#d6cdb6"
        strokeWidth="1.5"
        d={`M${x} ${y}h${cell.width}v${cell.height}h-${cell.width}z`}
      />
      <text
        x={x + 7}
        y={y + 19}
        className={date === 1 ? styles.bold : undefined}
        fontSize="18"
        fill={date === 1 ? "#171c3f" : "#6b6a66"}
      >
        {date}
      </text>
    </>
  );
}

/** A wall calendar with the pages that were back on each Friday. */
export function Calendar() {
  const { calendar } = forecast;
  const fridays = calendar.fridays.map((count, week) => ({ count, nth: 4 + week * daysOfWeek }));
  return (
    <svg viewBox="0 0 600 720">
      <path fill="#d9d2bf" d="M0 0H600V720H0z" />
      <path fill="#a89d80" opacity=".6" d="M32 46H592V708H32z" />
      <path fill="#fffdf6" d="M22 32H580V696H22z" />
      <path fill="#bb2d3b" d="M22 32H580V84H22z" />
      <path
        stroke="#5d6472"
        strokeWidth="5"
        strokeLinecap="round"
        d="M70 22v22m46-22v22m46-22v22m46-22v22m46-22v22m46-22v22m46-22v22m46-22v22m46-22v22m46-22v22m46-22v22"
      />
      <text x="44" y="73" className={styles.bold} fontSize="25" fill="#fffdf6">
        {calendar.year}
      </text>
      <text x="558" y="72" className={styles.end} fontSize="22" fill="#fffdf6">
        {calendar.back}
      </text>
      {calendar.days.map((day, index) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week do not change
          key={index}
          x={cell.left + index * cell.width + 10}
          y="114"
          className={styles.bold}
          fontSize="20"
          fill={index === 4 ? "#bb2d3b" : "#4a4f70"}
        >
          {day}
        </text>
      ))}
      {weekNumbers.map((week) => (
        <g key={week}>
          {days.map((day) => (
            <Day key={day} nth={week * daysOfWeek + day} />
          ))}
        </g>
      ))}
      {/* The months, up the margin; a line between them. */}
      {calendar.months.map((month, index) => (
        <text
          key={month}
          transform={`translate(72 ${[270, 460, 640][index]}) rotate(-90)`}
          className={styles.display}
          fontSize="30"
          fill="#171c3f"
        >
          {month}
        </text>
      ))}
      <path stroke="#171c3f" strokeWidth="3" d="M92 310H160V264H568M92 494H296V448H568" />
      {fridays.map(({ count, nth }) => {
        const { x, y } = placeOf(nth);
        return (
          <text
            key={nth}
            x={x + 64}
            y={y + 41}
            className={`${styles.handBold} ${styles.end}`}
            fontSize="29"
            fill={count === "900" ? "#b3202f" : "#232f86"}
          >
            {count}
          </text>
        );
      })}
      <path
        className={styles.pen}
        stroke="#b3202f"
        d="M366 640C400 618 448 628 446 656S400 688 366 676S346 644 384 630"
      />
      <text x="436" y="352" className={styles.handBold} fontSize="27" fill="#7a4a00">
        {calendar.promised}
      </text>
    </svg>
  );
}
