import { cragEndHut } from "@kolam/content/services/websites/crag-end-hut";
import { DeviceFrame } from "@kolam/ui/device-frame";
import common from "../artefact.module.css";
import { Picture } from "../picture.tsx";
import styles from "./crag-end-hut.module.css";

/** The hut’s page on a phone at the cattle grid. */
export function CragEndHut() {
  const { label, title, signal, weather, bunks, door, facts } = cragEndHut;
  return (
    <Picture label={label}>
      <DeviceFrame device="phone" title={title}>
        <p className={common.quiet}>{signal}</p>
        <p className={common.title}>{weather}</p>
        <p className={styles.bunks}>
          <b>{bunks.free}</b> {bunks.of}
        </p>
        <div className={styles.door}>
          <p className={common.strong}>{door.heading}</p>
          <p className={styles.code}>{door.code}</p>
          <p>{door.note}</p>
        </div>
        <table className={common.table}>
          <tbody>
            {facts.map(({ name, value }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className={common.number}>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </DeviceFrame>
    </Picture>
  );
}
