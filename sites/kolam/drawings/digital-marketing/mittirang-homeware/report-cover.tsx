import { lastReport } from "@site/words/services/digital-marketing/mittirang-homeware/last-report";
import styles from "../../objects/objects.module.css";

/** The first page: one figure, as large as it goes. */
export function ReportCover() {
  const { cover } = lastReport;
  return (
    <svg viewBox="0 0 600 700">
      <path fill="#7b4b3a" d="M0 0H600V700H0z" />
      <path
        stroke="#6a3e2f"
        strokeWidth="3"
        d="M0 120Q300 108 600 124M0 300Q300 312 600 296M0 470Q300 460 600 476M0 620Q300 628 600 612"
      />
      <g transform="rotate(-2 300 350)">
        <path fill="#4a2a1f" opacity=".55" d="M44 42H580V680H44z" />
        <path fill="#fff" d="M32 28H566V664H32z" />
        <path fill="#5c2d91" d="M32 28H566V398H32z" />
        <path fill="#7546ad" d="M32 398L150 340 250 366 340 270 430 300 566 150V398z" />
        <path
          stroke="#ffd54f"
          strokeWidth="7"
          strokeLinejoin="round"
          d="M32 398L150 340 250 366 340 270 430 300 550 168"
        />
        <path fill="#ffd54f" d="M566 150L556 190 530 162z" />
        <text x="60" y="80" className={styles.bold} fontSize="30" fill="#fff">
          {cover.title}
        </text>
        <text x="58" y="172" className={styles.display} fontSize="82" fill="#fff">
          {cover.views}
        </text>
        <text x="60" y="218" fontSize="36" fill="#e6d9f5">
          {cover.unit}
        </text>
        <text x="60" y="452" className={styles.bold} fontSize="28" fill="#2e7d4f">
          {cover.rise}
        </text>
        {cover.sums.map(({ label, value }, index) => (
          <g key={label} transform={`translate(${60 + index * 236} 0)`}>
            <path stroke="#d9d3e4" strokeWidth="2" d="M0 484H212" />
            <text y="528" className={styles.bold} fontSize="36" fill="#2b2340">
              {value}
            </text>
            <text y="560" fontSize="23" fill="#6b6480">
              {label}
            </text>
          </g>
        ))}
        <path
          fill="#e0435c"
          d="M234 502c-10-16-32-6-26 12 4 12 26 26 26 26s22-14 26-26c6-18-16-28-26-12z"
        />
        <text x="540" y="638" className={styles.end} fontSize="20" fill="#6b6480">
          {cover.page}
        </text>
        {/* Two staples, and a glass of tea that stood here. */}
        <path stroke="#9aa1ac" strokeWidth="5" strokeLinecap="round" d="M46 52l26-14" />
        <path stroke="#a8713c" strokeWidth="7" opacity=".45" d="M470 470a78 78 0 1 0 60 130" />
        <path stroke="#a8713c" strokeWidth="3" opacity=".35" d="M398 560a70 70 0 1 0 100-78" />
      </g>
    </svg>
  );
}
