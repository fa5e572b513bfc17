import { firstWeek } from "@site/words/services/branding/stepwell-finance/first-week";
import styles from "../../objects/objects.module.css";

/** How many fives a line holds. */
const perLine = 12;

/** The strokes of a count: four upright ones and one across for each five. */
function strokes(count: number, left: number, top: number): string {
  return Array.from({ length: count }, (_, index) => {
    const five = Math.floor(index / 5);
    const x = left + (five % perLine) * 28;
    const y = top + Math.floor(five / perLine) * 32;
    const lean = (index % 3) - 1;
    return index % 5 === 4
      ? `M${x - 4} ${y + 19}l24-14`
      : `M${x + (index % 5) * 5} ${y + lean}l${lean} 23`;
  }).join("");
}

/** Where each day's line begins; the last two have two lines of strokes. */
const tops = [138, 200, 262, 324, 386, 470];

/** The pad on which the branches' calls were counted. */
export function CallPad() {
  const { pad } = firstWeek;
  return (
    <svg viewBox="0 0 600 700">
      <path fill="#d8cbb0" d="M0 0H600V700H0z" />
      <path fill="#c6b793" d="M0 470L600 520V700H0z" />
      <g transform="rotate(1.5 300 350)">
        <path fill="#9c8c68" opacity=".5" d="M40 50H584V680H40z" />
        <path fill="#fffdf6" d="M28 40H572V668H28z" />
        <path fill="#123f3d" d="M28 34H572V62H28z" />
        <path
          stroke="#0a2423"
          strokeWidth="5"
          strokeLinecap="round"
          d="M70 48h0m60 0h0m60 0h0m60 0h0m60 0h0m60 0h0m60 0h0m60 0h0"
        />
        <path
          stroke="#cfdbe6"
          strokeWidth="1.5"
          d="M28 178H572M28 240H572M28 302H572M28 364H572M28 446H572M28 534H572M28 600H572"
        />
        <text x="54" y="112" className={styles.handBold} fontSize="36" fill="#232f86">
          {pad.title}
        </text>
        {pad.days.map(({ day, calls }, index) => {
          const top = tops[index] ?? 0;
          const isMost = calls > 60;
          return (
            <g key={day}>
              <text x="54" y={top + 26} className={styles.hand} fontSize="29" fill="#232f86">
                {day}
              </text>
              <path
                className={styles.pen}
                stroke={isMost ? "#a3232f" : "#3b3f52"}
                strokeWidth="2.6"
                d={strokes(calls, 150, top + 4)}
              />
              <text
                x="556"
                y={top + 28}
                className={`${styles.handBold} ${styles.end}`}
                fontSize="34"
                fill={isMost ? "#a3232f" : "#232f86"}
              >
                {calls}
              </text>
            </g>
          );
        })}
        <path
          className={styles.pen}
          stroke="#232f86"
          d="M470 546Q520 541 562 546M470 553Q520 549 562 553"
        />
        <text
          x="556"
          y="592"
          className={`${styles.handBold} ${styles.end}`}
          fontSize="42"
          fill="#232f86"
        >
          {pad.total}
        </text>
        <text x="54" y="644" className={styles.handBold} fontSize="35" fill="#a3232f">
          {pad.question}
        </text>
      </g>
    </svg>
  );
}
