import { LineChart } from "@kolam/ui/line-chart";
import { chakoraTestLabs } from "@site/words/services/seo/chakora-test-labs";
import styles from "./chakora-test-labs.module.css";

/** The visits of ten months, and the rule that had kept the pages out. */
export function ChakoraTestLabs() {
  const { label, title, visits, max, ticks, first, last, note, rules } = chakoraTestLabs;
  return (
    <div role="img" aria-label={label} className={styles.root}>
      <p data-part="gist">{title}</p>
      <LineChart
        data-part="gist"
        points={visits}
        max={max}
        ticks={ticks}
        firstText={first}
        lastText={last}
        note={note}
        className={styles.chart}
      />
      <div data-part="rest" className={styles.rules}>
        <p>
          <b>{rules.file}</b> {rules.changed}
        </p>
        <code>
          <del>{rules.before}</del>
          <ins>{rules.after}</ins>
        </code>
      </div>
    </div>
  );
}
