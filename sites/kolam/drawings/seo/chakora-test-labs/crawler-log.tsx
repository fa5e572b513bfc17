import { forecast } from "@site/words/services/seo/chakora-test-labs/forecast";
import styles from "../../objects/objects.module.css";
import own from "./crawler-log.module.css";

const columns = [98, 336, 502];

/** A line of the printout. */
function Line({ texts, y }: { texts: readonly string[]; y: number }) {
  return texts.map((text, index) => (
    <text
      key={text}
      x={columns[index]}
      y={y}
      className={`${own.printed} ${index > 0 ? styles.end : ""}`}
      fontSize="27"
      fill="#1b2a33"
    >
      {text}
    </text>
  ));
}

/** What the crawler fetched, on continuous paper. */
export function CrawlerLog() {
  const { log } = forecast;
  const holes = Array.from({ length: 15 }, (_, index) => 24 + index * 48);
  return (
    <svg viewBox="0 0 600 720">
      <path fill="#d9d2bf" d="M0 0H600V720H0z" />
      <path fill="#a89d80" opacity=".6" d="M38 0H572V720H38z" />
      <path fill="#fcfdf8" d="M28 0H560V720H28z" />
      {[0, 1, 2, 3, 4, 5, 6].map((band) => (
        <path key={band} fill="#dcebdd" d={`M70 ${80 + band * 96}H518v48H70z`} />
      ))}
      <path stroke="#c2cbbf" strokeWidth="1.5" strokeDasharray="4 5" d="M70 0V720M518 0V720" />
      {holes.map((y) => (
        <g key={y} fill="#a89d80">
          <circle cx="49" cy={y} r="8" />
          <circle cx="539" cy={y} r="8" />
        </g>
      ))}
      <text x="98" y="58" className={own.printed} fontSize="27" fill="#1b2a33">
        {log.title}
      </text>
      <Line texts={log.columns} y={112} />
      {log.slow.map((row, index) => (
        <Line key={row[0]} texts={row} y={160 + index * 48} />
      ))}
      <path stroke="#b3202f" strokeWidth="3" className={styles.pen} d="M84 428Q290 420 506 430" />
      <text x="98" y="474" className={styles.handBold} fontSize="37" fill="#b3202f">
        {log.repaired}
      </text>
      <path stroke="#b3202f" strokeWidth="3" className={styles.pen} d="M84 496Q290 490 506 498" />
      {log.fast.map((row, index) => (
        <Line key={row[0]} texts={row} y={544 + index * 48} />
      ))}
      <path
        className={styles.pen}
        stroke="#232f86"
        d="M268 516C300 502 352 508 352 532S330 606 300 608S256 590 262 540"
      />
      <text x="98" y="668" className={styles.handBold} fontSize="35" fill="#232f86">
        {log.pen}
      </text>
    </svg>
  );
}
