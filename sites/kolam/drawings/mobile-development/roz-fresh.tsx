import common from "@kolam/site/drawings/drawing.module.css";
import { useLabel } from "@kolam/site/drawings/drawn-part.ts";
import { Track } from "@kolam/ui/track";
import { rozFresh } from "@site/words/services/mobile-development/roz-fresh";
import clients from "../clients.module.css";
import { Basket } from "./basket.tsx";
import { Phone } from "./phone.tsx";
import styles from "./roz-fresh.module.css";

const { customer, changed, ordered, rider } = rozFresh;

/** The customer's app, and in the text of the case the rider's. */
export function RozFresh() {
  return (
    <div role="img" aria-label={useLabel(rozFresh)} className={`${clients.roz} ${styles.root}`}>
      <div data-part="gist" className={styles.customer}>
        <Phone title={customer.title}>
          <p className={common.title}>{customer.heading}</p>
          <p className={common.quiet}>{customer.text}</p>
          <Basket items={customer.items} sum={customer.sum} total={customer.total} />
          <p className={common.quiet}>{customer.question}</p>
          <p className={styles.others}>
            {customer.others.map((name) => (
              <span key={name}>{name}</span>
            ))}
          </p>
          <div>
            <p className={styles.place}>{customer.place}</p>
            <p className={common.button}>{customer.action}</p>
          </div>
        </Phone>
        <Phone title={customer.title}>
          <p className={common.title}>{changed.heading}</p>
          <p className={common.quiet}>{changed.text}</p>
          <Basket
            items={[...customer.items, changed.added]}
            marked={changed.added.name}
            sum={customer.sum}
            total={changed.total}
          />
          <div>
            <p className={styles.place}>{customer.place}</p>
            <p className={common.button}>{changed.action}</p>
          </div>
        </Phone>
        <Phone title={customer.title}>
          <p className={common.title}>{ordered.heading}</p>
          <p className={common.quiet}>{ordered.text}</p>
          <Track
            stations={ordered.stations}
            passed={ordered.passed}
            note={ordered.arrival}
            className={styles.way}
          />
          <p className={common.strong}>{ordered.crate}</p>
          <p className={common.quiet}>{ordered.items}</p>
          <p className={styles.note}>{ordered.note}</p>
        </Phone>
      </div>
      <div data-part="rest" className={styles.rider}>
        <Phone title={rider.title}>
          <p className={common.title}>{rider.round}</p>
          <ol className={styles.round}>
            {rider.stops.map(({ name, time }, index) => (
              <li
                key={name}
                className={
                  index < rider.passed
                    ? styles.passed
                    : index === rider.passed
                      ? styles.here
                      : undefined
                }
              >
                {name} <span>{time}</span>
              </li>
            ))}
          </ol>
        </Phone>
        <Phone title={rider.title}>
          <p className={common.title}>{rider.heading}</p>
          <p className={common.quiet}>{rider.place}</p>
          <dl className={styles.facts}>
            {rider.facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.request}>{rider.request}</p>
          <div>
            <p className={`${common.button} ${styles.deliver}`}>{rider.action}</p>
            <p className={styles.after}>{rider.next}</p>
          </div>
        </Phone>
      </div>
    </div>
  );
}
