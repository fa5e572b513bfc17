import common from "@kolam/site/drawings/drawing.module.css";
import { useLabel } from "@kolam/site/drawings/drawn-part.ts";
import { Picture } from "@kolam/site/drawings/picture.tsx";
import { DeviceFrame } from "@kolam/ui/device-frame";
import { Track } from "@kolam/ui/track";
import { rozFresh } from "@site/words/services/mobile-development/roz-fresh";
import styles from "./roz-fresh.module.css";

const { customer, rider } = rozFresh;

/** The customer's app and, where there is room, the rider's. */
export function RozFresh() {
  return (
    <Picture label={useLabel(rozFresh)}>
      <DeviceFrame data-part="gist" device="phone" title={customer.title}>
        <p className={common.title}>{customer.heading}</p>
        <p className={common.quiet}>{customer.text}</p>
        <table className={`${common.table} ${styles.basket}`}>
          <tbody>
            {customer.items.map(({ name, count, price }) => (
              <tr key={name}>
                <td>{name}</td>
                <td className={styles.count}>{count}</td>
                <td className={common.number}>{price}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={common.button}>{customer.action}</p>
      </DeviceFrame>
      <DeviceFrame data-part="rest" device="phone" title={rider.title}>
        <p className={common.title}>{rider.heading}</p>
        <Track
          stations={rider.stops}
          passed={rider.passed}
          note={rider.arrival}
          className={styles.round}
        />
        <table className={common.table}>
          <tbody>
            {rider.facts.map(({ name, value }) => (
              <tr key={name}>
                <td className={common.quiet}>{name}</td>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.request}>{rider.request}</p>
        <p className={common.button}>{rider.action}</p>
        <p className={styles.after}>{rider.next}</p>
      </DeviceFrame>
    </Picture>
  );
}
