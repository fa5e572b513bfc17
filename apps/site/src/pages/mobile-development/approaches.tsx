import type { mobileDevelopment } from "@kolam/content/services/mobile-development/page";
import { Section } from "@kolam/ui/section";
import { Bar } from "../../sections/text/bar.tsx";
import styles from "./approaches.module.css";

/** The highest relative cost: the value of a full bar. */
const highestCost = 2.5;

/** A comparison of the ways to build an app. */
export function Approaches({ words }: { words: (typeof mobileDevelopment)["approaches"] }) {
  const { title, lead, items } = words;
  const [, chooseWhen, thinkTwiceWhen, cost] = items.columns;
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
          {items.rows.map(([way, choose, thinkTwice, price]) => (
            <tr key={way} className={styles.row}>
              <th scope="row" className={styles.way}>
                {way}
              </th>
              <td data-column={chooseWhen}>{choose}</td>
              <td data-column={thinkTwiceWhen}>{thinkTwice}</td>
              <td data-column={cost}>
                <b className={styles.price}>{price}</b>
                <Bar percent={(Number(price) / highestCost) * 100} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
