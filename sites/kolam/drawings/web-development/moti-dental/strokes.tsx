import paper from "../../paper/paper.module.css";
import styles from "./strokes.module.css";

/** Four strokes of a pen, no two alike, and the fifth across them. */
const pen = ["M3 3l-1 13", "M7 2l0 14", "M11 3l-1 12", "M14 2l1 14", "M0 13L18 5"];

/** A number as it is counted by hand: strokes in fives. */
export function Strokes({ count }: { count: number }) {
  const fives = Array.from({ length: Math.ceil(count / 5) }, (_, five) =>
    Math.min(5, count - five * 5),
  );
  return (
    <span className={styles.strokes}>
      {fives.map((strokes, five) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing but their place
        <svg key={five} viewBox="0 0 18 18" className={paper.pen}>
          <path d={pen.slice(0, strokes).join("")} />
        </svg>
      ))}
    </span>
  );
}
