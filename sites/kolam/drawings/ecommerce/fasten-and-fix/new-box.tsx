import { boxLabels } from "@site/words/services/ecommerce/fasten-and-fix/box-labels";
import styles from "../../objects/objects.module.css";

/** The widths of a barcode's bars and gaps. */
const bars = [
  3, 2, 6, 3, 2, 2, 3, 5, 6, 2, 2, 3, 3, 6, 2, 4, 5, 2, 3, 2, 6, 3, 2, 5, 2, 3, 6, 2, 3,
];

/** The path of the bars: every other width is a gap. */
function barsPath(left: number, top: number, height: number): string {
  let at = left;
  return bars
    .map((width, index) => {
      const start = at;
      at += width * 1.6;
      return index % 2 ? "" : `M${start} ${top}h${width * 1.6}v${height}h-${width * 1.6}z`;
    })
    .join("");
}

/** The face of the new box: its thread in the largest letters, and at full size. */
export function NewBox() {
  const { firm, town, made } = boxLabels;
  return (
    <svg viewBox="0 0 600 660">
      <path fill="#1d2250" d="M0 0H600V660H0z" />
      <path fill="#111433" d="M44 620H580L566 640H70z" />
      <path fill="#e0b981" d="M28 72L58 36H560L572 72z" />
      <path fill="#cfa66c" d="M28 72H572V624H28z" />
      <path fill="#c2985d" d="M28 72H572V84H28z" />
      <path fill="#dec08c" d="M270 36H330V104L318 98L306 106L294 98L282 106L270 98z" opacity=".8" />
      <path fill="#b88d52" d="M52 124H556V600H552V128H52z" />
      <path fill="#fdf9ef" d="M48 120H552V596H48z" />
      <path fill="#b3272f" d="M48 120H552V176H48z" />
      <text x="70" y="158" className={styles.bold} fontSize="28" fill="#fdf9ef">
        {firm}
      </text>
      <text x="530" y="157" className={styles.end} fontSize="22" fill="#fdf9ef">
        {town}
      </text>
      <text x="70" y="218" fontSize="26" fill="#171c3f">
        {made.name}
      </text>
      <text x="68" y="304" className={styles.display} fontSize="84" fill="#171c3f">
        {made.thread}
      </text>
      <path fill="#f0a21c" d="M70 330H212V374H70z" />
      <text
        x="141"
        y="361"
        className={`${styles.bold} ${styles.middle}`}
        fontSize="26"
        fill="#171c3f"
      >
        {made.kind}
      </text>
      {made.facts.map((fact, index) => (
        <text key={fact} x="236" y={348 + index * 27} fontSize="22" fill="#171c3f">
          {fact}
        </text>
      ))}
      {/* A thread at full size: five crests in 6.25 of ten millimetres of 46 units. */}
      <path stroke="#171c3f" strokeWidth="2" d="M48 396H552" />
      <path
        fill="#d5d9e2"
        stroke="#171c3f"
        strokeWidth="3"
        strokeLinejoin="round"
        d="M70 466v-26l28.75-20 28.75 20 28.75-20 28.75 20 28.75-20 28.75 20 28.75-20 28.75 20 28.75-20 28.75 20v26"
      />
      <path stroke="#b3272f" strokeWidth="3" d="M70 408V484M357.5 408V484" strokeDasharray="6 5" />
      <path
        stroke="#171c3f"
        strokeWidth="3"
        d="M70 484H530M71 484v-16m46 16v-9m46 9v-9m46 9v-9m46 9v-9m46 9v-16m46 16v-9m46 9v-9m46 9v-9m46 9v-9m45 9v-16"
      />
      {made.marks.map((mark, index) => (
        <text
          key={mark}
          x={70 + index * 230}
          y="506"
          className={["", styles.middle, styles.end][index]}
          fontSize="18"
          fill="#171c3f"
        >
          {mark}
        </text>
      ))}
      <text x="70" y="540" className={styles.bold} fontSize="21" fill="#171c3f">
        {made.lay}
      </text>
      <path fill="#171c3f" d={barsPath(70, 554, 30)} />
      <text x="530" y="578" className={styles.end} fontSize="21" fill="#171c3f">
        {made.code}
      </text>
    </svg>
  );
}
