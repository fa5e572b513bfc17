import { Signature } from "@kolam/site/sections/service/signature.tsx";
import type { softwareDevelopment } from "@site/words/services/software-development/page";
import { Fragment } from "react";
import styles from "./copies.module.css";

type Row = readonly [string, string, string, string];

/** The cells of a row. A long file name may break after an underscore. */
function Cells({ row: [name, ...rest] }: { row: Row }) {
  return (
    <>
      <th scope="row" className={styles.file}>
        {name.split(/(?<=_)/).map((part, index) => (
          <Fragment key={part}>
            {index > 0 ? <wbr /> : null}
            {part}
          </Fragment>
        ))}
      </th>
      {rest.map((cell) => (
        <td key={cell}>{cell}</td>
      ))}
    </>
  );
}

/** A spreadsheet of spreadsheet copies, with the one entry that replaces them in the last row. */
export function Copies({ words }: { words: (typeof softwareDevelopment)["copies"] }) {
  const { items, after } = words;
  return (
    <Signature words={words} surface="alt">
      <div className={styles.scroll}>
        <table className={styles.sheet}>
          <caption className={styles.caption}>{items.caption}</caption>
          <thead>
            <tr>
              {items.columns.map((column) => (
                <th key={column} scope="col" className={styles.head}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={styles.body}>
            {items.rows.map((row) => (
              <tr key={row[0]}>
                <Cells row={row} />
              </tr>
            ))}
          </tbody>
          <tfoot className={styles.foot}>
            <tr>
              <Cells row={after} />
            </tr>
          </tfoot>
        </table>
      </div>
    </Signature>
  );
}
