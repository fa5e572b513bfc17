import { ClosingObject } from "@kolam/site/sections/service/closing-object.tsx";
import { DeviceFrame } from "@kolam/ui/device-frame";
import type { webDevelopment } from "@site/words/services/web-development/page";
import styles from "./slow-page.module.css";

/** A page on a phone that breaks some of the limits, each marked where it does. */
export function SlowPage({ words }: { words: (typeof webDevelopment)["budget"] }) {
  return (
    <ClosingObject>
      <DeviceFrame device="phone" title="www">
        <div className={styles.page}>
          {words.items.slice(0, 3).map(({ what, limit }) => (
            <p key={what} className={styles.mark}>
              {what} <b>&gt; {limit}</b>
            </p>
          ))}
        </div>
      </DeviceFrame>
    </ClosingObject>
  );
}
