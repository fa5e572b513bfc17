import { bobbinMill } from "@kolam/content/services/upkeep/bobbin-mill";
import common from "../artefact.module.css";
import styles from "../sheet.module.css";

/** The sheet of a Monday round. */
export function BobbinMill() {
  const { label, title, rows, foot } = bobbinMill;
  return (
    <div role="img" aria-label={label} className={styles.sheet}>
      <p className={common.title}>{title}</p>
      <table className={common.table}>
        <tbody>
          {rows.map(({ what, state }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td className={common.number}>{state}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={common.quiet}>{foot}</p>
    </div>
  );
}
