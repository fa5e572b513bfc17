import { ignoredList } from "@site/words/services/digital-marketing/vennila-solar/ignored-list";
import paper from "../../paper/paper.module.css";
import styles from "./ignored-list.module.css";

const { label, title, total, page, columns, rows, note, found } = ignoredList;

/** A page of leads, unread but for a marker. */
export function IgnoredList() {
  return (
    <div role="img" aria-label={label} className={`${paper.desk} ${styles.desk}`}>
      <div className={styles.tray}>
        <div data-theme="light" className={`${paper.sheet} ${styles.page}`}>
          <p className={styles.head}>
            <b>{title}</b> <span>{total}</span> <span>{page}</span>
          </p>
          <table>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ no, who, text, ...row }) => (
                <tr key={no} className={"roof" in row ? styles.roof : undefined}>
                  <td>{no}</td>
                  <th scope="row">{who}</th>
                  <td>{text}</td>
                  <td>
                    <i />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={`${paper.hand} ${paper.red} ${styles.found}`}>{found}</p>
        </div>
        <p data-theme="light" className={`${paper.hand} ${styles.note}`}>
          {note}
        </p>
      </div>
    </div>
  );
}
