import { useLabel } from "@kolam/site/drawings/drawn-part.ts";
import { BarList } from "@kolam/ui/bar-list";
import { stepwellFinance } from "@site/words/services/branding/stepwell-finance";
import { markPaths } from "./stepwell-finance/mark-paths.ts";
import styles from "./stepwell-finance.module.css";

/** The mark: three flights of steps down to the water. */
function Mark() {
  return (
    <svg viewBox="0 0 72 60" className={styles.mark}>
      <path d={markPaths.steps} />
      <path d={markPaths.water} className={styles.water} />
    </svg>
  );
}

/** The sheet of an identity: mark, colours, sign and letter. */
export function StepwellFinance() {
  const { name, line, colours, branch, letter, recall } = stepwellFinance;
  return (
    <div role="img" aria-label={useLabel(stepwellFinance)} className={styles.root}>
      <p data-part="gist" className={styles.logo}>
        <Mark />
        <b>{name}</b> {line}
      </p>
      <div data-part="gist" className={styles.street}>
        <p>
          <Mark /> <b>{name}</b> {branch}
        </p>
        <svg viewBox="0 0 260 104" preserveAspectRatio="none">
          <path d="M8 0H252V104H8z" className={styles.wall} />
          <path d="M20 14H100V92H20z" />
          <path d="M24 18H96V88H24z" className={styles.glass} />
          <path d="M116 14H176V86H116z" />
          <path d="M120 18H144V86H120zM148 18H172V86H148z" className={styles.glass} />
          <path d="M190 14H242V92H190z" className={styles.glass} />
          <path
            d="M190 22H242M190 30H242M190 38H242M190 46H242M190 54H242M190 62H242M190 70H242M190 78H242M190 86H242"
            className={styles.slats}
          />
          <path d="M112 86H180V92H188V98H196V104H96V98H104V92H112z" />
        </svg>
      </div>
      <ul data-part="rest" className={styles.colours}>
        {colours.map((colour) => (
          <li key={colour.name}>
            <svg>
              <rect width="100%" height="100%" fill={colour.value} />
            </svg>
            <b>{colour.name}</b> {colour.value}
          </li>
        ))}
      </ul>
      <div data-part="rest" className={styles.letter}>
        <Mark />
        <p>
          {letter.greeting}
          <br />
          {letter.text}
        </p>
      </div>
      <div data-part="rest" className={styles.recall}>
        <p>{recall.title}</p>
        <BarList bars={[recall.before, { ...recall.after, accent: true }]} max={recall.of} />
      </div>
    </div>
  );
}
