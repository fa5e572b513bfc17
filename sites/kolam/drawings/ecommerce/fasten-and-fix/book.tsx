import { weighingBook } from "@site/words/services/ecommerce/fasten-and-fix/weighing-book";
import styles from "../../objects/objects.module.css";

const columns = [58, 330, 436, 566];
const ends = [undefined, styles.end, styles.end, styles.end];

/** A ruled notebook, filled in with a ballpoint pen. */
export function Book() {
  const { book } = weighingBook;
  return (
    <svg viewBox="0 0 600 620">
      <path fill="#c9bda0" d="M0 0H600V620H0z" />
      <path fill="#b7a985" d="M0 520H600V620H0z" />
      <path fill="#8f815f" opacity=".55" d="M26 44L590 30L600 600L36 612z" />
      <g transform="rotate(-1.2 300 310)">
        <path fill="#7d1824" d="M18 24H588V600H18z" />
        <path fill="#fffbef" d="M28 30H582V590H28z" />
        <path fill="#e9e1cc" d="M28 30H40V590H28z" />
        <path
          stroke="#b9cbdd"
          strokeWidth="1.5"
          d="M40 122H582M40 182H582M40 242H582M40 302H582M40 362H582M40 422H582M40 482H582M40 542H582"
        />
        <path stroke="#d98b8f" strokeWidth="1.5" d="M228 86V422M344 86V422M450 86V422" />
        <text x="58" y="72" className={styles.handBold} fontSize="36" fill="#232f86">
          {book.title}
        </text>
        <text
          x="566"
          y="70"
          className={`${styles.hand} ${styles.end}`}
          fontSize="25"
          fill="#55545c"
        >
          {book.page}
        </text>
        {book.columns.map((column, index) => (
          <text
            key={column}
            x={columns[index]}
            y="114"
            className={`${styles.hand} ${ends[index]}`}
            fontSize="25"
            fill="#55545c"
          >
            {column}
          </text>
        ))}
        {book.rows.map(({ item, stock, hundred, pieces }, row) =>
          [item, stock, hundred, pieces].map((text, index) => (
            <text
              key={text}
              x={columns[index]}
              y={172 + row * 60 + (row % 2 ? 1 : -2)}
              className={`${index === 3 ? styles.handBold : styles.hand} ${ends[index]}`}
              fontSize="28"
              fill={index === 3 ? "#a3232f" : "#232f86"}
            >
              {text}
            </text>
          )),
        )}
        <text
          x="566"
          y="468"
          className={`${styles.hand} ${styles.end}`}
          fontSize="27"
          fill="#55545c"
        >
          {book.done}
        </text>
        {book.remark.map((line, index) => (
          <text
            key={line}
            x="58"
            y={528 + index * 44}
            className={styles.handBold}
            fontSize="32"
            fill="#a3232f"
          >
            {line}
          </text>
        ))}
        <path
          stroke="#a3232f"
          className={styles.pen}
          d="M458 138C500 124 584 132 582 160S520 190 476 184S440 150 480 134"
        />
      </g>
    </svg>
  );
}
