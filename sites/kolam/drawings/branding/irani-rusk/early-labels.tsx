import { oldLabels } from "@site/words/services/branding/irani-rusk/old-labels";
import styles from "../../objects/objects.module.css";
import { Lettered } from "./lettered.tsx";

const [nankhatai, batasa, milk, wheat, elaichi, suji] = oldLabels.labels;
const middle = styles.middle;

/** The labels up to 1971, each in a box of 168 by 116. */
export const earlyLabels = [
  <g key="nankhatai">
    <path fill="#171717" d="M0 4H168V112H0z" />
    <path
      stroke="#d9b25f"
      strokeWidth="2"
      d="M6 10H162V106H6zM84 10L20 50M84 10L52 50M84 10V44M84 10L116 50M84 10L148 50"
    />
    <Lettered word="nankhatai" x={84} y={76} width={144} fill="#e9c878" />
    <text x="84" y="98" className={middle} fontSize="17" fill="#e9c878">
      {nankhatai.more}
    </text>
  </g>,
  <g key="batasa">
    <path fill="#c9a26a" d="M6 8L160 2L166 106L2 114z" />
    <path stroke="#29418a" strokeWidth="3" d="M22 22L146 18L150 92L20 98z" />
    <text x="84" y="69" className={`${styles.handBold} ${middle}`} fontSize="35" fill="#29418a">
      {batasa.more}
    </text>
  </g>,
  <g key="milk">
    <path fill="#fbf1d7" d="M0 0H168V116H0z" />
    <path stroke="#b3272f" strokeWidth="4" d="M7 7H161V109H7z" />
    <path stroke="#b3272f" strokeWidth="1.5" d="M13 13H155V103H13z" />
    <Lettered word="milk" x={84} y={66} width={104} fill="#b3272f" />
    <path fill="#b3272f" d="M34 78H134V100H34z" />
    <text x="84" y="96" className={`${styles.bold} ${middle}`} fontSize="20" fill="#fbf1d7">
      {milk.more}
    </text>
  </g>,
  <g key="wheat">
    <path fill="#1f6a70" d="M0 6H168V112H0z" />
    <path
      stroke="#f1d98a"
      strokeWidth="4"
      strokeLinecap="round"
      d="M20 96Q24 60 20 24M20 40l-10-8m10 8l10-8m-10 22l-10-8m10 8l10-8m-10 22l-10-8m10 8l10-8M148 96Q144 60 148 24M148 40l-10-8m10 8l10-8m-10 22l-10-8m10 8l10-8m-10 22l-10-8m10 8l10-8"
    />
    <Lettered word="wheat" x={84} y={64} width={100} fill="#fdf3d7" />
    <text x="84" y="94" className={middle} fontSize="24" fill="#f1d98a">
      {wheat.more}
    </text>
  </g>,
  <g key="elaichi">
    <ellipse cx="84" cy="58" rx="84" ry="57" fill="#f4c3cf" />
    <ellipse cx="84" cy="58" rx="77" ry="50" stroke="#2f6d3c" strokeWidth="2.5" />
    <Lettered word="elaichi" x={84} y={64} width={122} fill="#2f6d3c" />
    <text x="84" y="93" className={`${styles.bold} ${middle}`} fontSize="21" fill="#8a2a49">
      {elaichi.more}
    </text>
  </g>,
  <g key="suji">
    <path fill="#f6cf3d" d="M14 0H154L168 14V102L154 116H14L0 102V14z" />
    <path fill="#5b2b16" d="M0 78H168V102L154 116H14L0 102z" />
    <Lettered word="suji" x={84} y={60} width={104} fill="#5b2b16" />
    <text x="84" y="104" className={`${styles.bold} ${middle}`} fontSize="22" fill="#f6cf3d">
      {suji.more}
    </text>
  </g>,
];
