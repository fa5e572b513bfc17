import common from "@kolam/site/drawings/drawing.module.css";
import styles from "./basket.module.css";

interface BasketProps {
  items: readonly { readonly name: string; readonly count: string; readonly price: string }[];
  /** What is new among them. */
  marked?: string;
  /** What the total is called. */
  sum?: string;
  total: string;
}

/** What is in a basket, and what it costs. */
export function Basket({ items, marked, sum, total }: BasketProps) {
  return (
    <table className={`${common.table} ${styles.basket}`}>
      <tbody>
        {items.map(({ name, count, price }) => (
          <tr key={name} className={name === marked ? styles.marked : undefined}>
            <td>{name}</td>
            <td className={styles.count}>{count}</td>
            <td className={common.number}>{price}</td>
          </tr>
        ))}
        <tr className={styles.total}>
          <td colSpan={2}>{sum}</td>
          <td className={common.number}>{total}</td>
        </tr>
      </tbody>
    </table>
  );
}
