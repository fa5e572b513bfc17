import common from "@kolam/site/drawings/drawing.module.css";
import { useLabel } from "@kolam/site/drawings/drawn-part.ts";
import { fastenAndFix } from "@site/words/services/ecommerce/fasten-and-fix";
import styles from "./fasten-and-fix.module.css";

/** The thread finder, and the list of a dealer who orders again. */
export function FastenAndFix() {
  const { finder, list } = fastenAndFix;
  return (
    <div role="img" aria-label={useLabel(fastenAndFix)} className={styles.root}>
      <div data-part="gist" className={styles.finder}>
        <p>{finder.title}</p>
        <svg viewBox="0 0 290 112">
          {/* The bolt, with one zigzag for the crests on each side. */}
          <path d="M14 34H40V94H14L8 84V44zM8 64H40M40 48H116M40 80H116" />
          <path d="M116 48l5-4 5 4 5-4 5 4 5-4 5 4 5-4 5 4 5-4 5 4 5-4 5 4 5-4 5 4 5-4 5 4 5-4 5 4 5-4 5 4 5-4 5 4 5-4 5 4 5-4 5 4V80l-5 4-5-4-5 4-5-4-5 4-5-4-5 4-5-4-5 4-5-4-5 4-5-4-5 4-5-4-5 4-5-4-5 4-5-4-5 4-5-4-5 4-5-4-5 4-5-4-5 4-5-4z" />
          <path
            className={styles.measure}
            d="M141 38V18M191 38V18M141 24H191M252 44H272M252 84H272M266 44V84"
          />
          <text x="166" y="12">
            {finder.measured}
          </text>
          <text x="266" y="104">
            {finder.width}
          </text>
        </svg>
        <p>
          <b>{finder.answer}</b> {finder.matches}
        </p>
      </div>
      <div data-part="rest" className={styles.list}>
        <p>
          <b className={common.title}>{list.title}</b> {list.dealer}
        </p>
        <table className={common.table}>
          <thead>
            <tr>
              {list.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {list.rows.map(({ name, boxes, price, stock }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{boxes}</td>
                <td>{price}</td>
                <td>{stock}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.order}>
          <span className={common.quiet}>{list.stock}</span> <b>{list.total}</b>{" "}
          <span className={common.button}>{list.order}</span>
        </p>
      </div>
    </div>
  );
}
