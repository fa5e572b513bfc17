import { oldLabels } from "@site/words/services/branding/irani-rusk/old-labels";
import styles from "../../objects/objects.module.css";
import { Lettered } from "./lettered.tsx";

const [, , , , , , , jeera, ginger, masala, tin] = oldLabels.labels;
const middle = styles.middle;

/** The labels since 1974, each in a box of 168 by 116. */
export const lateLabels = [
  <g key="khari">
    <path fill="#5a2a12" d="M0 2H168V114H0z" />
    <path stroke="#e8872b" strokeWidth="9" d="M0 108Q84 40 168 108" />
    <path stroke="#f3b44c" strokeWidth="9" d="M0 90Q84 22 168 90" />
    <path stroke="#c8502a" strokeWidth="9" d="M8 114Q84 60 160 114" />
    <path fill="#5a2a12" d="M14 30H154V70H14z" />
    <Lettered word="khari" x={84} y={64} width={130} fill="#fbe6bd" />
  </g>,
  <g key="jeera">
    <path fill="#fff" d="M0 0H168V116H0z" />
    <path fill="#1e5fae" d="M0 70H168V116H0z" />
    <path fill="#c9d34b" d="M0 64H168V70H0z" />
    <path
      stroke="#7a5a2b"
      strokeWidth="4"
      strokeLinecap="round"
      d="M24 24l8 8m20-14l10 4m22 10l-4 10m34-22l8 8m-74 16l10-2m66 4l-8 6"
    />
    <text x="84" y="102" className={`${styles.bold} ${middle}`} fontSize="26" fill="#fff">
      {jeera.more}
    </text>
  </g>,
  <g key="ginger">
    <path
      fill="#27663b"
      d="M10 2H158Q168 2 168 12V104Q168 114 158 114H10Q0 114 0 104V12Q0 2 10 2z"
    />
    <path fill="#f3a93b" d="M12 78H156V104H12z" />
    <Lettered word="ginger" x={84} y={62} width={142} fill="#f3a93b" />
    <text x="84" y="98" className={`${styles.bold} ${middle}`} fontSize="23" fill="#27663b">
      {ginger.more}
    </text>
  </g>,
  <g key="masala">
    <path
      fill="#d22b2b"
      d="M84 0L100 16 122 6 130 24 154 22 152 42 168 54 152 68 158 88 136 92 128 110 106 102 84 116 64 102 40 110 34 92 10 88 18 68 0 54 16 42 14 22 38 24 46 6 68 16z"
    />
    <Lettered word="masala" x={84} y={62} width={126} fill="#ffe14d" />
    <text x="84" y="88" className={`${styles.bold} ${middle}`} fontSize="24" fill="#fff">
      {masala.more}
    </text>
  </g>,
  <g key="tin">
    <circle cx="84" cy="58" r="57" fill="#232c63" />
    <circle cx="84" cy="58" r="48" stroke="#c7cede" strokeWidth="2" strokeDasharray="3 5" />
    <path fill="#c7cede" d="M6 42H162L152 58L162 74H6L16 58z" />
    <text x="84" y="67" className={`${styles.bold} ${middle}`} fontSize="25" fill="#232c63">
      {tin.more}
    </text>
  </g>,
];
