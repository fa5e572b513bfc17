import common from "@kolam/site/drawings/drawing.module.css";
import { useLabel } from "@kolam/site/drawings/drawn-part.ts";
import { DeviceFrame } from "@kolam/ui/device-frame";
import { noolHandlooms } from "@site/words/services/ecommerce/nool-handlooms";
import { useId } from "react";
import styles from "./nool-handlooms.module.css";

/** The page of one saree, with everything that buyers abroad used to ask for. */
export function NoolHandlooms() {
  const id = useId();
  const { shop, video, length, name, note, shipTo, sums, total, buy } = noolHandlooms;
  return (
    <DeviceFrame title={shop} label={useLabel(noolHandlooms)} className={styles.root}>
      <div className={styles.page}>
        <div className={styles.photo}>
          <svg viewBox="0 0 240 260" preserveAspectRatio="xMidYMin slice">
            <defs>
              {/* The weave: sprigs in the body, a row of temples along the border. */}
              <pattern id={`${id}b`} width="20" height="20" patternUnits="userSpaceOnUse">
                <path d="M5 3l2 3-2 3-2-3zM15 13l2 3-2 3-2-3z" />
              </pattern>
              <pattern id={`${id}t`} x="150" width="14" height="10" patternUnits="userSpaceOnUse">
                <path d="M14 0L0 5L14 10z" />
              </pattern>
            </defs>
            <path className={styles.light} d="M0 40L240-60V110L0 230z" />
            <path className={styles.silk} d="M48 24H192V226Q120 240 48 226z" />
            <path fill={`url(#${id}b)`} d="M48 24H150V188H48z" />
            <path fill={`url(#${id}t)`} d="M150 20H164V232H150z" />
            <path className={styles.zari} d="M164 24H192V226L164 229z" />
            <path className={styles.thread} d="M170 24V228M186 24V227" />
            <path
              className={styles.zari}
              d="M48 188H164V192H48zM48 197H164V215H48zM48 220H164V224H48z"
            />
            <path
              className={styles.fold}
              d="M72 24V230M72 24L82 24L78 231L72 230zM112 24L126 24L120 233L112 233zM176 24L192 24V226L180 228z"
            />
            <path className={styles.rod} d="M20 24H220" />
          </svg>
          <p>
            <svg viewBox="0 0 10 12">
              <path d="M0 0L10 6L0 12z" />
            </svg>
            {video} <span>{length}</span>
          </p>
        </div>
        <div className={styles.words}>
          <b className={styles.name}>{name}</b>
          <p data-part="rest" className={common.quiet}>
            {note}
          </p>
          <p data-part="rest" className={styles.to}>
            {shipTo.label} <b>{shipTo.value}</b>
          </p>
          <dl>
            {sums.map((sum) => (
              <div key={sum.label}>
                <dt>{sum.label}</dt>
                <dd>{sum.text}</dd>
              </div>
            ))}
            <div className={styles.total}>
              <dt>{total.label}</dt>
              <dd>{total.text}</dd>
            </div>
          </dl>
          <p data-part="rest" className={common.button}>
            {buy}
          </p>
        </div>
      </div>
    </DeviceFrame>
  );
}
