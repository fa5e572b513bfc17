import { counterCard } from "@site/words/services/digital-marketing/mittirang-homeware/counter-card";
import styles from "../../objects/objects.module.css";

/** The platform's figure for the showroom, which is none. */
export function PlatformScreen() {
  const { screen } = counterCard;
  return (
    <svg viewBox="0 0 600 700">
      <path fill="#d7c39c" d="M0 0H600V700H0z" />
      <path
        stroke="#c5ae82"
        strokeWidth="3"
        d="M0 94Q300 106 600 90M0 244Q300 234 600 250M0 428Q300 438 600 420M0 592Q300 582 600 600"
      />
      {/* A laptop that stands open on the counter. */}
      <path fill="#b39a6b" opacity=".6" d="M40 628H590L560 664H20z" />
      <path fill="#20263f" d="M44 52Q44 34 62 34H538Q556 34 556 52V560H44z" />
      <path fill="#f7f8fb" d="M62 52H538V542H62z" />
      <path fill="#3a4160" d="M14 560H586L560 632Q556 640 546 640H54Q44 640 40 632z" />
      <path fill="#2a3050" d="M70 574H530L512 610H88z" />
      <path fill="#20263f" d="M240 616H360L352 632H248z" />
      <path fill="#fff" stroke="#d6dae6" strokeWidth="2" d="M84 76H516V518H84z" />
      <text x="110" y="124" className={styles.bold} fontSize="34" fill="#20263f">
        {screen.title}
      </text>
      <text x="110" y="160" fontSize="23" fill="#5d6480">
        {screen.shop}
      </text>
      <text x="490" y="160" className={styles.end} fontSize="23" fill="#5d6480">
        {screen.period}
      </text>
      <path stroke="#d6dae6" strokeWidth="2" d="M84 184H516" />
      <path fill="#20263f" d="M110 228H176V238H110z" />
      {screen.reason.map((line, index) => (
        <text
          key={line}
          x="110"
          y={292 + index * 36}
          className={styles.bold}
          fontSize="30"
          fill="#20263f"
        >
          {line}
        </text>
      ))}
      <text x="110" y="362" fontSize="21" fill="#5d6480">
        {screen.note}
      </text>
      {/* A chart without a bar. */}
      <path stroke="#e3e6ef" strokeWidth="2" d="M110 396H490M110 428H490" />
      <path stroke="#8f94ab" strokeWidth="3" d="M110 462H490" />
      {screen.months.map((month, index) => (
        <text
          key={month}
          x={174 + index * 127}
          y="496"
          className={styles.middle}
          fontSize="22"
          fill="#5d6480"
        >
          {month}
        </text>
      ))}
    </svg>
  );
}
