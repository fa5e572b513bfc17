import { nineFarms } from "@site/words/services/design/beejwani/nine-farms";
import styles from "../../objects/objects.module.css";

/** A leaf of 150 by 300, its stalk at the bottom. */
const leaf =
  "M75 0C128 38 150 92 146 150C142 208 112 246 78 262L74 300H68L70 262C36 246 6 208 4 150C0 92 24 38 75 0z";

const veins =
  "M74 14V262M74 60L112 34M74 60L36 36M74 108L134 78M74 108L14 80M74 158L140 130M74 158L8 132M74 206L122 186M74 206L28 188";

/** What is wrong with each of the three leaves. */
const faults = [
  <g key="spots">
    <path fill="#3f8a4b" d={leaf} />
    <path stroke="#2c6b37" strokeWidth="3" d={veins} />
    {[
      [46, 74, 13],
      [104, 60, 9],
      [112, 126, 15],
      [38, 140, 11],
      [84, 176, 12],
      [52, 206, 8],
      [108, 204, 10],
    ].map(([x, y, r]) => (
      <g key={`${x} ${y}`}>
        <circle cx={x} cy={y} r={r} fill="#c9a23a" />
        <circle cx={x} cy={y} r={(r ?? 0) * 0.58} fill="#5b3313" />
      </g>
    ))}
  </g>,
  <g key="holes">
    <path
      fill="#4d9a4f"
      fillRule="evenodd"
      d={`${leaf}M40 62q18-10 24 8t-16 20-18-14 10-14zM96 96q22-8 28 14t-20 24-22-16 14-22zM30 150q16-4 20 14t-16 14-14-16 10-12zM84 186q18-4 18 14t-18 12-12-16 12-10zM146 150q-22-4-20 18t12 22z`}
    />
    <path
      stroke="#357a3b"
      strokeWidth="3"
      d="M74 14V262M74 60L112 34M74 108L90 100M74 158L140 130M74 158L56 148M74 206L28 188"
    />
  </g>,
  <g key="yellow">
    <path fill="#4d9a4f" d={leaf} />
    <path fill="#e8c23c" d="M75 0C128 38 150 92 146 150C142 208 112 246 78 262L74 264z" />
    <path fill="#e8c23c" d="M74 14L36 36L14 80L20 110L74 70z" opacity=".75" />
    <path stroke="#7d8a2e" strokeWidth="3" d={veins} />
    <path fill="#9a6a24" d="M146 150C143 196 124 230 100 250L112 214L132 176z" />
  </g>,
];

/** A page of a notebook with three leaves under tape. */
export function LeafPage() {
  const { leaves } = nineFarms;
  return (
    <svg viewBox="0 0 600 720">
      <path fill="#c98a3c" d="M0 0H600V720H0z" />
      <path fill="#b3762d" d="M0 0L330 0 0 260zM600 60V720H120z" />
      <path fill="#6e4414" opacity=".5" d="M34 44H590V712H34z" />
      <path fill="#f6efdd" d="M20 30H576V694H20z" />
      <path fill="#e6dbc0" d="M20 30H52V694H20z" />
      <path
        stroke="#6b4a2c"
        strokeWidth="6"
        strokeLinecap="round"
        d="M10 76H44M10 136H44M10 196H44M10 256H44M10 316H44M10 376H44M10 436H44M10 496H44M10 556H44M10 616H44M10 666H44"
      />
      <text x="76" y="92" className={styles.handBold} fontSize="37" fill="#232f86">
        {leaves.title}
      </text>
      {leaves.kinds.map(({ name, farms }, index) => (
        <g key={name} transform={`translate(${76 + index * 168} ${[140, 122, 146][index]})`}>
          <g transform={`rotate(${[-6, 4, -3][index]} 75 150)`}>
            <g transform="translate(6 8)" opacity=".2">
              <path fill="#3b2a10" d={leaf} />
            </g>
            {faults[index]}
            <path fill="#fff6d0" opacity=".72" d="M14 216L140 204L142 236L16 248z" />
            <path stroke="#d9cb94" strokeWidth="1.5" d="M14 216L140 204M16 248L142 236" />
          </g>
          <text
            x="75"
            y={[362, 380, 356][index]}
            className={`${styles.handBold} ${styles.middle}`}
            fontSize="35"
            fill="#232f86"
          >
            {name}
          </text>
          <text
            x="75"
            y={[398, 416, 392][index]}
            className={`${styles.hand} ${styles.middle}`}
            fontSize="28"
            fill="#55545c"
          >
            {farms}
          </text>
        </g>
      ))}
      <path className={styles.pen} stroke="#a3232f" d="M80 570Q320 560 556 572" />
      {leaves.remark.map((line, index) => (
        <text
          key={line}
          x="76"
          y={616 + index * 44}
          className={styles.handBold}
          fontSize="33"
          fill="#a3232f"
        >
          {line}
        </text>
      ))}
    </svg>
  );
}
