import { lastReport } from "@site/words/services/digital-marketing/mittirang-homeware/last-report";
import styles from "../../objects/objects.module.css";

/** The second page: a column for views, and one in pencil for what was missing. */
export function ReportTable() {
  const { cover, table } = lastReport;
  return (
    <svg viewBox="0 0 600 700">
      <path fill="#7b4b3a" d="M0 0H600V700H0z" />
      <path
        stroke="#6a3e2f"
        strokeWidth="3"
        d="M0 124Q300 136 600 118M0 296Q300 284 600 300M0 476Q300 488 600 470M0 612Q300 600 600 616"
      />
      <g transform="rotate(1.2 300 350)">
        <path fill="#4a2a1f" opacity=".55" d="M36 42H592V680H36z" />
        <path fill="#fff" d="M24 28H578V664H24z" />
        <path fill="#5c2d91" d="M24 28H578V44H24z" />
        {table.columns.map((column, index) => (
          <text
            key={column}
            x={index ? 430 : 48}
            y="128"
            className={`${styles.bold} ${index ? styles.end : ""}`}
            fontSize="26"
            fill="#5c2d91"
          >
            {column}
          </text>
        ))}
        <path stroke="#5c2d91" strokeWidth="3" d="M48 146H430" />
        {table.rows.map(({ name, views }, index) => {
          const y = 188 + index * 58;
          return (
            <g key={name}>
              <text x="48" y={y} fontSize="25" fill="#2b2340">
                {name}
              </text>
              <text x="430" y={y} className={styles.end} fontSize="27" fill="#2b2340">
                {views}
              </text>
              <path stroke="#d9d3e4" strokeWidth="2" d={`M48 ${y + 21}H430`} />
              <text
                x="508"
                y={y + 6}
                className={`${styles.handBold} ${styles.middle}`}
                fontSize="40"
                fill="#4d4f58"
              >
                {table.unknown}
              </text>
            </g>
          );
        })}
        <path stroke="#5c2d91" strokeWidth="3" d="M48 508H430" />
        <text x="48" y="546" className={styles.bold} fontSize="29" fill="#2b2340">
          {table.total}
        </text>
        <text
          x="430"
          y="546"
          className={`${styles.bold} ${styles.end}`}
          fontSize="31"
          fill="#2b2340"
        >
          {cover.views}
        </text>
        {/* The pencil. */}
        <path
          className={styles.pen}
          stroke="#4d4f58"
          d="M452 62C500 58 540 60 566 62M454 60C450 220 456 400 452 556M566 62C562 200 568 420 564 552M450 150Q510 144 568 150M450 508Q510 514 568 508"
        />
        {table.pencil.map((word, index) => (
          <text
            key={word}
            x="509"
            y={98 + index * 36}
            className={`${styles.handBold} ${styles.middle}`}
            fontSize="33"
            fill="#4d4f58"
          >
            {word}
          </text>
        ))}
        <text
          x="564"
          y="622"
          className={`${styles.hand} ${styles.end}`}
          fontSize="33"
          fill="#4d4f58"
        >
          {table.remark}
        </text>
        <path
          className={styles.pen}
          stroke="#4d4f58"
          d="M508 592L508 564M508 564l-9 12m9-12l10 11"
        />
        <text x="48" y="640" fontSize="20" fill="#6b6480">
          {table.page}
        </text>
      </g>
    </svg>
  );
}
