import { Bar } from "@kolam/site/sections/text/bar.tsx";
import { Section } from "@kolam/ui/section";
import { Table } from "@kolam/ui/table";
import type { mobileDevelopment } from "@site/words/services/mobile-development/page";
import { Fragment } from "react";
import styles from "./approaches.module.css";

/** A comparison of the ways to build an app. */
export function Approaches({ words }: { words: (typeof mobileDevelopment)["approaches"] }) {
  const { title, lead, items } = words;
  const highestCost = Math.max(...items.rows.map(([, , , price]) => Number(price)));
  return (
    <Section title={title} lead={lead}>
      <Table
        caption={items.caption}
        columns={items.columns}
        narrow="stack"
        className={styles.table}
        rows={items.rows.map(([way, choose, thinkTwice, price]) => ({
          id: way,
          cells: [
            <span key="way" className={styles.way}>
              {way}
            </span>,
            choose,
            thinkTwice,
            <Fragment key="cost">
              <b className={styles.price}>{price}</b>
              <Bar percent={(Number(price) / highestCost) * 100} />
            </Fragment>,
          ],
        }))}
      />
    </Section>
  );
}
