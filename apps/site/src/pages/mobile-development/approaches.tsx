import type { mobileDevelopment } from "@kolam/content/services/mobile-development";
import { Section } from "@kolam/ui/section";
import { Bar } from "../../sections/text/bar.tsx";
import styles from "./approaches.module.css";

/** The dearest way is this many times the cheapest; bars are drawn to that scale. */
const dearest = 2.5;

/** The ways to build an app, side by side. */
export function Approaches({ words }: { words: (typeof mobileDevelopment)["approaches"] }) {
  const { title, lead, items } = words;
  const [, when, not, cost] = items.columns;
  return (
    <Section heading={title} lead={lead}>
      <table className={styles.table}>
        <caption className={styles.caption}>{items.caption}</caption>
        <thead className={styles.head}>
          <tr>
            {items.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.rows.map(([way, choose, think, price]) => (
            <tr key={way} className={styles.row}>
              <th scope="row" className={styles.way}>
                {way}
              </th>
              <td data-column={when}>{choose}</td>
              <td data-column={not}>{think}</td>
              <td data-column={cost}>
                <b className={styles.price}>{price}</b>
                <Bar percent={(Number(price) / dearest) * 100} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
