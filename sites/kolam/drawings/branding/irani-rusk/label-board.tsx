import { oldLabels } from "@site/words/services/branding/irani-rusk/old-labels";
import styles from "../../objects/objects.module.css";
import { earlyLabels } from "./early-labels.tsx";
import { lateLabels } from "./late-labels.tsx";

const drawn = [...earlyLabels, ...lateLabels];

/** How each label was pasted, in degrees. */
const turns = [-2, 3, 1, -3, 2, -1, 2, -2, 3, -4, 1];

/** Those that are not cut square, and have no shadow of a square. */
const cut = new Set([4, 9, 10]);

const placeOf = (index: number) => ({
  x: 26 + (index % 3) * 192,
  y: 36 + Math.floor(index / 3) * 182,
});

/** Eleven labels on grey board, the oldest first. */
export function LabelBoard() {
  return (
    <svg viewBox="0 0 600 760">
      <path fill="#3f434f" d="M0 0H600V760H0z" />
      <path fill="#cfcabd" d="M10 12H592V748H10z" />
      {oldLabels.labels.map(({ year }, index) => {
        const { x, y } = placeOf(index);
        return (
          <g key={year} transform={`translate(${x} ${y})`}>
            <g transform={`rotate(${turns[index]} 84 58)`}>
              {cut.has(index) ? null : <path fill="#8d8777" opacity=".5" d="M6 8H174V124H6z" />}
              {drawn[index]}
            </g>
            <circle cx="16" cy="138" r="15" fill="#a3232f" />
            <text
              x="16"
              y="145"
              className={`${styles.bold} ${styles.middle}`}
              fontSize="20"
              fill="#fff"
            >
              {index + 1}
            </text>
            <text x="44" y="147" className={styles.hand} fontSize="27" fill="#3b3f52">
              {year}
            </text>
          </g>
        );
      })}
      {oldLabels.board.map((line, index) => (
        <text
          key={line}
          x="420"
          y={626 + index * 40}
          className={styles.handBold}
          fontSize="34"
          fill="#a3232f"
        >
          {line}
        </text>
      ))}
    </svg>
  );
}
