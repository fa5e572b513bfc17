import common from "@kolam/site/drawings/drawing.module.css";
import { useLabel } from "@kolam/site/drawings/drawn-part.ts";
import { pahadiLifts } from "@site/words/services/mobile-development/pahadi-lifts";
import clients from "../clients.module.css";
import styles from "./pahadi-lifts.module.css";
import { Phone } from "./phone.tsx";
import { Shaft } from "./shaft.tsx";

const { title, status, lift, text, photo, facts, next, signed, queue, outbox } = pahadiLifts;

/** The report on the technician's phone, beside the shaft that it is written in. */
export function PahadiLifts() {
  return (
    <div
      role="img"
      aria-label={useLabel(pahadiLifts)}
      className={`${clients.pahadi} ${styles.root}`}
    >
      <div data-part="gist" className={styles.inside}>
        <Shaft />
        <Phone title={title}>
          <p className={styles.status}>{status}</p>
          <p className={common.title}>{lift}</p>
          <p className={common.quiet}>{text}</p>
          <div className={styles.photo}>
            <svg viewBox="0 0 240 128" aria-hidden="true">
              <path d="M0 34H240M0 46H240M40 94H200V128M40 128V94M72 94V72M168 94V72M56 104h30v24M154 128v-24h30" />
              <circle cx="72" cy="64" r="16" />
              <circle cx="72" cy="64" r="5" />
              <circle cx="168" cy="64" r="16" />
              <circle cx="168" cy="64" r="5" />
              <path d="M158 51l7 9-6 7 10 9" className={styles.worn} />
              <circle cx="168" cy="64" r="30" className={styles.worn} />
            </svg>
            {photo}
          </div>
          <dl className={styles.facts}>
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className={common.button}>{next}</p>
        </Phone>
      </div>
      <div data-part="rest" className={styles.outside}>
        <Phone title={title}>
          <p className={styles.status}>{status}</p>
          <p className={common.title}>{signed.title}</p>
          <div className={styles.pad}>
            <svg viewBox="0 0 120 46" aria-hidden="true">
              <path d="M4 34C14 8 26 2 24 18s-12 20 2 8 16-16 18-6 8 8 16-4 6 14 12 6 10-16 14-8 4 12 10 4 10-12 18-6M10 42c34-6 70-8 104-6" />
            </svg>
            <p>{signed.name}</p>
          </div>
          <p className={common.quiet}>{signed.text}</p>
          <p className={styles.queue}>{queue}</p>
        </Phone>
        <Phone title={outbox.title}>
          <p className={`${styles.status} ${styles.online}`}>{outbox.status}</p>
          <p className={common.title}>{outbox.heading}</p>
          <ul className={styles.sent}>
            {outbox.items.map((item) => (
              <li key={item.name}>
                <svg viewBox="0 0 20 20" aria-hidden="true">
                  <circle cx="10" cy="10" r="9" />
                  <path d="M5.5 10.5l3 3 6-7" />
                </svg>
                <b className={common.strong}>{item.name}</b>
                <span>{item.text}</span>
              </li>
            ))}
          </ul>
          <p className={styles.note}>{outbox.note}</p>
        </Phone>
      </div>
    </div>
  );
}
