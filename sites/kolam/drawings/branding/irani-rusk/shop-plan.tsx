import { oldLabels } from "@site/words/services/branding/irani-rusk/old-labels";
import styles from "../../objects/objects.module.css";

/** Where the shelves are, in the order of the labels. */
const shelves = [
  [62, 140],
  [402, 140],
  [232, 140],
  [402, 264],
  [62, 264],
  [402, 388],
  [62, 388],
  [232, 388],
  [62, 512],
  [402, 512],
  [232, 512],
] as const;

/** The lines of squared paper. */
const squares = Array.from(
  { length: 25 },
  (_, nth) => `M16 ${26 + nth * 29}H588M${26 + nth * 23} 12V748`,
).join("");

/** A supermarket in pencil, with the shelf of each label. */
export function ShopPlan() {
  const { labels, plan } = oldLabels;
  return (
    <svg viewBox="0 0 600 760">
      <path fill="#3f434f" d="M0 0H600V760H0z" />
      <path fill="#fbf8ee" d="M16 12H588V748H16z" />
      <path stroke="#d5e0e6" d={squares} />
      <text x="44" y="70" className={styles.handBold} fontSize="37" fill="#3b3f52">
        {plan.title}
      </text>
      <path
        stroke="#4a4d58"
        strokeWidth="4"
        className={styles.pen}
        d="M42 104C200 100 420 106 560 102C564 260 558 460 562 628C480 630 430 626 380 630M270 630C190 626 110 632 40 628C44 470 38 260 42 104"
      />
      <path
        stroke="#4a4d58"
        strokeWidth="3"
        className={styles.pen}
        d="M380 630L318 684M270 630v8"
      />
      <text x="290" y="700" className={styles.hand} fontSize="25" fill="#55545c">
        {plan.door}
      </text>
      <path
        stroke="#c5525b"
        strokeWidth="2.5"
        strokeDasharray="9 8"
        d="M86 198H546V322H54V446H546V570H86"
      />
      {labels.map(({ place }, index) => {
        const [x, y] = shelves[index] ?? [0, 0];
        return (
          <g key={place} transform={`translate(${x} ${y})`}>
            <path
              fill="#fbf8ee"
              stroke="#4a4d58"
              strokeWidth="2.5"
              strokeLinejoin="round"
              d="M1 2L136-1L138 39L-1 41z"
            />
            <text
              x="68"
              y="29"
              className={`${styles.hand} ${styles.middle}`}
              fontSize="25"
              fill="#33363f"
            >
              {place}
            </text>
            <circle cx="24" cy="58" r="16" fill="#a3232f" />
            <text
              x="24"
              y="65"
              className={`${styles.bold} ${styles.middle}`}
              fontSize="20"
              fill="#fff"
            >
              {index + 1}
            </text>
          </g>
        );
      })}
      <path
        stroke="#a3232f"
        className={styles.pen}
        d="M444 200C480 214 470 236 440 232"
        strokeWidth="2"
      />
      <text x="238" y="250" className={styles.hand} fontSize="25" fill="#a3232f">
        {plan.remark}
      </text>
    </svg>
  );
}
