import { counterCard } from "@site/words/services/digital-marketing/mittirang-homeware/counter-card";
import styles from "../../objects/objects.module.css";

/** Strokes for a count: the fifth of each goes across. */
const strokes = (count: number, y: number) =>
  Array.from({ length: count }, (_, index) => {
    const x = 262 + Math.floor(index / 5) * 84;
    return index % 5 === 4
      ? `M${x - 8} ${y + 28}l66-24`
      : `M${x + (index % 5) * 14} ${y}l${(index % 3) - 1} 34`;
  }).join("");

/** The petals of the plate. */
const petals = Array.from({ length: 12 }, (_, index) => index * 30);

/** The card on the counter, half under a plate. */
export function Card() {
  const { card } = counterCard;
  return (
    <svg viewBox="0 0 600 700">
      <path fill="#d7c39c" d="M0 0H600V700H0z" />
      <path
        stroke="#c5ae82"
        strokeWidth="3"
        d="M0 90Q300 80 600 94M0 250Q300 262 600 244M0 420Q300 410 600 428M0 600Q300 610 600 592"
      />
      {/* A plate with a wreath, in the blue of the town. */}
      <g transform="translate(484 578)">
        <circle cx="10" cy="12" r="176" fill="#8f7a4e" opacity=".55" />
        <circle r="176" fill="#f5f8fa" />
        <circle r="170" fill="#1f5fae" />
        <circle r="138" fill="#f5f8fa" />
        <circle r="132" stroke="#2aa3b8" strokeWidth="4" />
        {petals.map((turn) => (
          <g key={turn} transform={`rotate(${turn})`}>
            <path fill="#f5f8fa" d="M0-164Q14-154 0-143Q-14-154 0-164z" />
            <path fill="#f2c230" d="M42-148m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0z" />
            <path fill="#1f5fae" d="M0-44Q34-84 0-122Q-34-84 0-44z" />
            <path fill="#2aa3b8" d="M0-62Q16-86 0-108Q-16-86 0-62z" />
          </g>
        ))}
        <circle r="40" fill="#f2c230" />
        <circle r="24" fill="#1f5fae" />
      </g>
      <g transform="rotate(-2.5 280 290)">
        <path fill="#8f7a4e" opacity=".55" d="M38 42H556V548H38z" />
        <path fill="#fffdf6" d="M28 30H544V534H28z" />
        <path fill="#1f5fae" d="M28 30H544V44H28z" />
        <text x="52" y="94" className={styles.bold} fontSize="33" fill="#171c3f">
          {card.title}
        </text>
        <text x="52" y="136" className={styles.hand} fontSize="30" fill="#232f86">
          {card.day}
        </text>
        {card.rows.map(({ name, count }, index) => {
          const y = 202 + index * 58;
          return (
            <g key={name}>
              <path stroke="#d9d3c2" strokeWidth="2" d={`M52 ${y - 42}H520`} />
              <text x="52" y={y} fontSize="28" fill="#171c3f">
                {name}
              </text>
              <path
                className={styles.pen}
                stroke={index === 4 ? "#a3232f" : "#232f86"}
                strokeWidth="4"
                d={strokes(count, y - 28)}
              />
              <text
                x="514"
                y={y + 3}
                className={`${styles.handBold} ${styles.end}`}
                fontSize="36"
                fill={index === 4 ? "#a3232f" : "#232f86"}
              >
                {count}
              </text>
            </g>
          );
        })}
        <path
          className={styles.pen}
          stroke="#232f86"
          strokeWidth="3"
          d="M330 462Q430 456 520 462"
        />
        <text
          x="328"
          y="506"
          className={`${styles.handBold} ${styles.end}`}
          fontSize="36"
          fill="#232f86"
        >
          {card.total}
        </text>
      </g>
      {/* The pen, on a string to the counter. */}
      <g transform="translate(96 600) rotate(-14)">
        <path fill="#8f7a4e" opacity=".5" d="M10 12H236V30H10z" />
        <path fill="#232f86" d="M0 0H200V20H0z" />
        <path fill="#171c3f" d="M150 0H200V20H150z" />
        <path fill="#c9ced6" d="M200 1L232 10L200 19z" />
        <path stroke="#8a1f2b" strokeWidth="4" d="M0 10C-40 14-70 40-90 90" />
      </g>
    </svg>
  );
}
