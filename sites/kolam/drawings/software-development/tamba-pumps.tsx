import common from "@kolam/site/drawings/drawing.module.css";
import { useLabel } from "@kolam/site/drawings/drawn-part.ts";
import { DeviceFrame } from "@kolam/ui/device-frame";
import { Track } from "@kolam/ui/track";
import { tambaPumps } from "@site/words/services/software-development/tamba-pumps";
import clients from "../clients.module.css";
import styles from "./tamba-pumps.module.css";

const { title, casting, stations, passed, since, columns, orders, promised, kept } = tambaPumps;

/** The columns that a phone has no room for: part and station. */
const wide = new Set([1, 2]);

/** The foundry's tracker. */
export function TambaPumps() {
  return (
    <DeviceFrame
      device="screen"
      title={title}
      label={useLabel(tambaPumps)}
      className={clients.tamba}
    >
      <div className={common.head}>
        <div>
          <p className={common.title}>{casting.name}</p>
          <p className={common.quiet}>{casting.text}</p>
        </div>
        <p className={styles.leaves}>
          <span className={common.quiet}>{casting.leaves}</span> <b>{casting.date}</b>
        </p>
      </div>
      <Track stations={stations} passed={passed} note={since} className={styles.track} />
      <table data-part="rest" className={common.table}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={wide.has(index) ? common.wide : undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.casting}>
              <th scope="row">{order.casting}</th>
              <td className={common.wide}>{order.part}</td>
              <td className={common.wide}>{order.station}</td>
              <td>{order.promised}</td>
              <td className={"late" in order ? `${styles.now} ${styles.late}` : styles.now}>
                {order.now}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.kept}>
        <svg viewBox={`0 0 ${promised * 10} 10`} aria-hidden="true">
          <path d={`M5 5H${promised * 10 - 14.9}`} className={styles.dots} />
          <path d={`M${promised * 10 - 5} 1l4 4-4 4-4-4z`} className={styles.miss} />
        </svg>
        {kept}
      </p>
    </DeviceFrame>
  );
}
