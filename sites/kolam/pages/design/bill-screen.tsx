import { DeviceFrame } from "@kolam/ui/device-frame";
import { type DesignStage, designScreen as words } from "@site/words/services/design/design-screen";
import styles from "./bill-screen.module.css";

/** A mark on the tested screen, with the number of its finding. */
function Mark({ number }: { number: number }) {
  return <span className={styles.mark}>{number}</span>;
}

/** One screen at a stage of its design: the same bill from the pencil to the test. */
export function BillScreen({ stage }: { stage: DesignStage }) {
  const { label, action } = words.stages[stage];
  const isTested = stage === "tested";
  const due = (
    <p className={styles.due}>
      {words.due}
      {isTested ? <Mark number={1} /> : null}
    </p>
  );
  return (
    <DeviceFrame
      device="phone"
      title={words.product}
      label={label}
      className={`${styles.screen} ${styles[stage]}`}
    >
      {isTested ? due : null}
      <p className={styles.title}>{words.title}</p>
      <p className={styles.account}>{words.account}</p>
      <p className={styles.amount}>{words.amount}</p>
      {isTested ? null : due}
      <p className={styles.ways}>
        {words.ways.map((way) => (
          <span key={way}>{way}</span>
        ))}
      </p>
      <p className={styles.action}>
        {action}
        {isTested ? <Mark number={2} /> : null}
      </p>
    </DeviceFrame>
  );
}

/** What the test showed, by the number of its mark. */
export function Findings() {
  return (
    <ol className={styles.findings}>
      {words.findings.map((finding) => (
        <li key={finding}>{finding}</li>
      ))}
    </ol>
  );
}
