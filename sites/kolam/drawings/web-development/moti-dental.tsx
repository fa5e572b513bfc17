import common from "@kolam/site/drawings/drawing.module.css";
import { useLabel } from "@kolam/site/drawings/drawn-part.ts";
import { DeviceFrame } from "@kolam/ui/device-frame";
import { motiDental } from "@site/words/services/web-development/moti-dental";
import clients from "../clients.module.css";
import styles from "./moti-dental.module.css";

const { title, heading, languages, days, day, clinics, choice, place, action } = motiDental;

type Slot = (typeof clinics)[number]["slots"][number];

const slotClass = (slot: Slot) =>
  "chosen" in slot ? styles.chosen : "taken" in slot ? styles.taken : undefined;

/** The booking page of the three clinics. */
export function MotiDental() {
  return (
    <DeviceFrame title={title} label={useLabel(motiDental)} className={clients.moti}>
      <div className={common.head}>
        <p className={common.title}>{heading}</p>
        <p className={common.quiet}>{languages}</p>
      </div>
      <p className={styles.days}>
        {days.map((name) => (
          <span key={name} className={name === day ? styles.day : undefined}>
            {name}
          </span>
        ))}
      </p>
      <div className={styles.clinics}>
        {clinics.map(({ name, hours, slots }) => (
          <div key={name}>
            <p>
              <b className={common.strong}>{name}</b> <span>{hours}</span>
            </p>
            <p className={styles.slots}>
              {slots.map((slot) => (
                <span key={slot.time} className={slotClass(slot)}>
                  {slot.time}
                </span>
              ))}
            </p>
          </div>
        ))}
      </div>
      <div className={common.bar}>
        <p>
          <b className={common.strong}>{choice}</b> <span>{place}</span>
        </p>
        <span className={common.button}>{action}</span>
      </div>
    </DeviceFrame>
  );
}
