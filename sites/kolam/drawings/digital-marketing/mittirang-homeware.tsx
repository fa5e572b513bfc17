import { useLabel } from "@kolam/site/drawings/drawn-part.ts";
import { DeviceFrame } from "@kolam/ui/device-frame";
import { LineChart } from "@kolam/ui/line-chart";
import { mittirangHomeware } from "@site/words/services/digital-marketing/mittirang-homeware";
import clients from "../clients.module.css";
import styles from "./mittirang-homeware.module.css";

const { title, campaigns, cost, first, last, max, months, visits, visitsByMonth } =
  mittirangHomeware;

/** The campaigns, what an enquiry cost and who came, month by month. */
export function MittirangHomeware() {
  return (
    <DeviceFrame title={title} label={useLabel(mittirangHomeware)} className={clients.mittirang}>
      {campaigns.map(({ name, ...campaign }) => (
        <p
          key={name}
          data-part="gist"
          className={"kept" in campaign ? styles.kept : styles.stopped}
        >
          <span>{name}</span>
        </p>
      ))}
      <p data-part="rest" className={styles.name}>
        {cost}
      </p>
      <LineChart
        data-part="rest"
        points={months}
        max={max}
        firstText={first}
        lastText={last}
        className={styles.chart}
      />
      <p className={styles.name}>{visits}</p>
      <p className={styles.visits}>
        {visitsByMonth.map((count) => (
          <span key={count}>{count}</span>
        ))}
      </p>
    </DeviceFrame>
  );
}
