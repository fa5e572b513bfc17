import common from "@kolam/site/drawings/drawing.module.css";
import { feastBasket } from "@site/words/services/mobile-development/roz-fresh/feast-basket";
import paper from "../../paper/paper.module.css";
import { Basket } from "../basket.tsx";
import { Phone } from "../phone.tsx";
import styles from "./feast-basket.module.css";

const { label, title, sum, place, action, before, rings, after, weeks } = feastBasket;

const most = Math.max(...weeks.bars.map(({ value }) => value));

/** The Tuesday after the feast: what was offered again, and what is now. */
export function FeastBasket() {
  return (
    <div role="img" aria-label={label} className={`${paper.desk} ${styles.desk}`}>
      <div className={styles.case}>
        <div className={styles.phones}>
          <div>
            <p className={styles.name}>{before.name}</p>
            <Phone title={title}>
              <p className={common.title}>{before.heading}</p>
              <p className={common.quiet}>{before.text}</p>
              <Basket items={before.items} sum={sum} total={before.total} />
              <div>
                <p className={styles.place}>{place}</p>
                <p className={common.button}>{action}</p>
              </div>
            </Phone>
          </div>
          <div>
            <p className={styles.name}>{after.name}</p>
            <Phone title={title}>
              <p className={common.title}>{after.heading}</p>
              <p className={common.quiet}>{after.text}</p>
              <p className={styles.notice}>
                {after.notice} <u>{after.show}</u>
              </p>
              <Basket items={after.items} sum={sum} total={after.total} />
              <div>
                <p className={styles.place}>{place}</p>
                <p className={common.button}>{action}</p>
              </div>
            </Phone>
          </div>
        </div>
        <div className={styles.why}>
          <p className={common.strong}>{weeks.title}</p>
          <ul>
            {weeks.bars.map(({ week, cost, value }) => (
              <li key={week} className={value === most ? styles.feast : undefined}>
                <span>{week}</span>
                <svg className={styles.bar} width={`${(56 * value) / most}%`} height="14">
                  <rect width="100%" height="100%" />
                </svg>
                <span>{cost}</span>
              </li>
            ))}
          </ul>
          <p className={common.quiet}>{rings}</p>
        </div>
      </div>
    </div>
  );
}
