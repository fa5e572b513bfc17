import { Bar } from "@kolam/site/sections/text/bar.tsx";
import { DeviceFrame } from "@kolam/ui/device-frame";
import { Track } from "@kolam/ui/track";
import { mobileScreens } from "@site/words/services/mobile-development/mobile-screens";
import styles from "./screens.module.css";

/** Orders that wait on the phone for the signal to come back; `brief` says only how many. */
export function OfflineScreen({ brief = false }: { brief?: boolean }) {
  const { title, label, state, heading, orders, note, action } = mobileScreens.offline;
  return (
    <DeviceFrame device="phone" title={title} label={brief ? undefined : label}>
      <p className={styles.state}>{state}</p>
      <p className={styles.heading}>{heading}</p>
      {(brief ? [] : orders).map(({ name, time, amount }) => (
        <p key={name} className={styles.row}>
          <span>
            {name}
            <small>{time}</small>
          </span>
          <b>{amount}</b>
        </p>
      ))}
      <p className={styles.note}>{note}</p>
      <p className={styles.button}>{action}</p>
    </DeviceFrame>
  );
}

/** A payment that the bank has not confirmed. */
export function PaymentScreen() {
  const { title, label, state, amount, stations, passed, since, note, checked } =
    mobileScreens.payment;
  return (
    <DeviceFrame device="phone" title={title} label={label}>
      <p className={styles.state}>{state}</p>
      <p className={styles.amount}>{amount}</p>
      <Track stations={stations} passed={passed} note={since} className={styles.track} />
      <p className={styles.note}>{note}</p>
      <p className={styles.quiet}>{checked}</p>
    </DeviceFrame>
  );
}

/** The people who share a phone. */
export function AccountScreen() {
  const { title, label, people, other, note, action } = mobileScreens.account;
  return (
    <DeviceFrame device="phone" title={title} label={label}>
      {people.map(({ name, text }) => (
        <p key={name} className={styles.person}>
          <span className={styles.initial}>{name.charAt(0)}</span>
          <span>
            <b>{name}</b>
            <small>{text}</small>
          </span>
        </p>
      ))}
      <p className={styles.person}>
        <span className={styles.initial}>+</span>
        <span>{other}</span>
      </p>
      <p className={styles.note}>{note}</p>
      <p className={styles.button}>{action}</p>
    </DeviceFrame>
  );
}

/** A phone that is nearly full, and what fills it. */
export function StorageScreen() {
  const { title, label, used, usedGb, capacityGb, apps, note } = mobileScreens.storage;
  const percentOf = (gb: number) => Math.round((gb / capacityGb) * 1000) / 10;
  return (
    <DeviceFrame device="phone" title={title} label={label}>
      <p className={styles.heading}>{used}</p>
      <Bar percent={percentOf(usedGb)} />
      {apps.map((app) => (
        <div key={app.name} className={styles.app}>
          <p className={styles.row}>
            {app.name} <b>{app.size}</b>
          </p>
          <Bar percent={percentOf(app.gb)} />
        </div>
      ))}
      <p className={styles.note}>{note}</p>
    </DeviceFrame>
  );
}
