import { twoVoices } from "@site/words/services/design/beejwani/two-voices";
import styles from "../../objects/objects.module.css";
import { wavePath } from "./wave.ts";

/** The studio's sheet, as it came back from the field. */
export function SessionSheet() {
  const { sheet } = twoVoices;
  return (
    <svg viewBox="0 0 600 700">
      <path fill="#d8c9a8" d="M0 0H600V700H0z" />
      <path fill="#9a8a63" opacity=".55" d="M46 46H586V690H46z" />
      <path fill="#fff" d="M34 30H572V672H34z" />
      <path fill="#fff" stroke="#20263f" strokeWidth="3" d="M58 56H548V112H58z" />
      <path fill="#20263f" d="M58 56H112V112H58z" />
      <path
        fill="#fff"
        d="M80 68h10v18h-10zM72 82h3q0 12 10 12t10-12h3q0 13-11 15v8h-4v-8q-11-2-11-15z"
      />
      <text x="130" y="96" className={styles.bold} fontSize="32" fill="#20263f">
        {sheet.title}
      </text>
      {sheet.facts.map(({ name, value }, index) => (
        <g key={name} transform={`translate(${[58, 184, 382][index]} 0)`}>
          <text y="148" fontSize="22" fill="#5d6480">
            {name}
          </text>
          <text y="182" className={styles.bold} fontSize="29" fill="#20263f">
            {value}
          </text>
        </g>
      ))}
      <path stroke="#c5cad8" strokeWidth="2" d="M58 204H548" />
      {sheet.text.map((line, index) => (
        <text key={line} x="58" y={250 + index * 40} fontSize="32" fill="#20263f">
          {line}
        </text>
      ))}
      {/* A clean recording: words of the same height, silence between them. */}
      <path fill="#eef1f7" d="M58 322H548V448H58z" />
      <path
        stroke="#20263f"
        strokeWidth="4"
        strokeLinecap="round"
        d={wavePath(64, 385, 60, (at) => (at % 12 < 2 ? 2 : 46 * Math.sin(((at % 12) - 1) / 3.5)))}
      />
      <path stroke="#20263f" strokeWidth="2" d="M58 385H548" />
      {/* Written in the field, and crossed out. */}
      <path
        className={styles.pen}
        stroke="#b3202f"
        strokeWidth="6"
        d="M70 466L542 300M74 306L536 462"
        opacity=".85"
      />
      <text
        x="60"
        y="548"
        className={styles.handBold}
        fontSize="47"
        fill="#b3202f"
        transform="rotate(-2 60 548)"
      >
        {sheet.remark}
      </text>
      <text x="60" y="618" className={styles.hand} fontSize="36" fill="#232f86">
        {sheet.verdict}
      </text>
      <path
        className={styles.pen}
        stroke="#232f86"
        d="M262 630Q350 622 440 632M266 638Q350 630 436 640"
      />
    </svg>
  );
}
