import { ClosingObject } from "@kolam/site/sections/service/closing-object.tsx";
import { DeviceFrame } from "@kolam/ui/device-frame";
import styles from "./blanked-sheet.module.css";

/** A spreadsheet with its middle column blanked out. */
export function BlankedSheet({ rows }: { rows: readonly (readonly string[])[] }) {
  return (
    <ClosingObject>
      <DeviceFrame title={rows.at(-1)?.[0]}>
        <table className={styles.cells}>
          <tbody>
            {rows.map((row) => (
              <tr key={row[0]}>
                <th>{row[0]}</th>
                <td className={styles.blank} />
                <td>{row.at(-1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </DeviceFrame>
    </ClosingObject>
  );
}
