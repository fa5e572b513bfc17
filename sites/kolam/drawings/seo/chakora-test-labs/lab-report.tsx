import { secondDay } from "@site/words/services/seo/chakora-test-labs/second-day";
import styles from "../../objects/objects.module.css";

/** The audit's first page, on the laboratory's paper. */
export function LabReport() {
  const { report } = secondDay;
  return (
    <svg viewBox="0 0 600 720">
      <path fill="#bfd3d0" d="M0 0H600V720H0z" />
      <path fill="#7f9b97" opacity=".6" d="M46 40H590V706H46z" />
      <path fill="#fff" d="M34 26H578V694H34z" />
      <path fill="#0f5a56" d="M34 92H578V98H34z" />
      {/* The sign: a drop in a ring. */}
      <circle cx="86" cy="62" r="20" fill="#0f5a56" />
      <path fill="#fff" d="M86 48q10 12 10 18a10 10 0 0 1-20 0q0-6 10-18z" />
      <text x="118" y="72" className={styles.bold} fontSize="31" fill="#0f5a56">
        {report.lab}
      </text>
      <g transform="rotate(3 500 150)">
        <path fill="#fdf3c4" d="M392 112H562V194H392z" />
        <path
          stroke="#171c3f"
          strokeWidth="4"
          d="M410 124v34m8-34v34m14-34v34m6-34v34m12-34v34m16-34v34m6-34v34m14-34v34m8-34v34m14-34v34m6-34v34m12-34v34m16-34v34m6-34v34"
        />
        <text x="477" y="184" className={styles.middle} fontSize="21" fill="#171c3f">
          03-2025-02
        </text>
      </g>
      <text x="58" y="144" className={styles.bold} fontSize="27" fill="#171c3f">
        {report.kind}
      </text>
      {report.facts.map((fact, index) => (
        <text key={fact} x="58" y={174 + index * 27} fontSize="21" fill="#4a4f70">
          {fact}
        </text>
      ))}
      <path fill="#e3efed" d="M34 224H578V262H34z" />
      {report.columns.map((column, index) => (
        <text
          key={column}
          x={[58, 424, 558][index]}
          y="250"
          className={`${styles.bold} ${index > 0 ? styles.end : ""}`}
          fontSize="21"
          fill="#0f5a56"
        >
          {column}
        </text>
      ))}
      {report.rows.map(({ test, result, range, flag }, index) => {
        const y = 298 + index * 50;
        return (
          <g key={test}>
            <text x="58" y={y} fontSize="24" fill="#171c3f">
              {test}
            </text>
            <text
              x="424"
              y={y}
              className={`${flag ? styles.bold : ""} ${styles.end}`}
              fontSize="25"
              fill={flag ? "#b3202f" : "#171c3f"}
            >
              {result}
            </text>
            <text x="434" y={y} className={styles.bold} fontSize="19" fill="#b3202f">
              {flag}
            </text>
            <text x="558" y={y} className={styles.end} fontSize="22" fill="#4a4f70">
              {range}
            </text>
            <path stroke="#d6dfe0" strokeWidth="1.5" d={`M58 ${y + 17}H558`} />
          </g>
        );
      })}
      {report.remark.map((line, index) => (
        <text key={line} x="58" y={566 + index * 29} fontSize="23" fill="#171c3f">
          {line}
        </text>
      ))}
      {/* The red pen. */}
      <path
        className={styles.pen}
        stroke="#b3202f"
        d="M46 388C60 366 500 360 566 382S500 422 300 419S30 416 46 384S110 371 190 370"
      />
      <path
        className={styles.pen}
        stroke="#b3202f"
        d="M470 424C520 470 508 560 470 600M470 600l26-10m-26 10l4-27"
      />
      <text x="326" y="652" className={styles.handBold} fontSize="32" fill="#b3202f">
        {report.pen}
      </text>
    </svg>
  );
}
