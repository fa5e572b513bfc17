import { passbooks } from "@site/words/services/branding/stepwell-finance/passbooks";
import styles from "../../objects/objects.module.css";

/** The old loan book, on the newspaper that made its owner ring. */
export function OldBook() {
  const { clip, old, holder, number } = passbooks;
  return (
    <svg viewBox="0 0 600 700">
      <path fill="#a9714a" d="M0 0H600V700H0z" />
      <path
        stroke="#96613d"
        strokeWidth="3"
        d="M0 96Q300 88 600 98M0 236Q280 246 600 232M0 402Q320 394 600 406M0 566Q300 574 600 560"
      />
      {/* The newspaper, torn out. */}
      <g transform="rotate(-4 280 200)">
        <path fill="#7d4f30" opacity=".5" d="M44 38H560L566 404H52z" />
        <path
          fill="#efe8d8"
          d="M36 28L90 34 140 26 210 33 280 26 360 34 430 27 500 33 556 28L552 90 558 160 552 230 557 300 551 372 556 396H40L34 320 40 240 33 160 40 90z"
        />
        <text x="60" y="70" fontSize="20" fill="#55524a">
          {clip.paper}
        </text>
        <path stroke="#55524a" strokeWidth="2" d="M60 84H530" />
        {clip.headline.map((line, index) => (
          <text
            key={line}
            x="58"
            y={138 + index * 52}
            className={styles.display}
            fontSize="47"
            fill="#22221f"
          >
            {line}
          </text>
        ))}
        <path
          stroke="#a8a293"
          strokeWidth="6"
          d="M60 276H290M60 292H282M60 308H290M60 324H274M314 276H530M314 292H524M314 308H530M314 324H518M60 340H290M314 340H530"
        />
        <path
          stroke="#a3232f"
          strokeWidth="4"
          className={styles.pen}
          d="M70 96C160 78 330 82 372 106S380 160 220 164S40 148 54 118S110 92 170 90"
        />
        <text
          x="392"
          y="108"
          className={styles.handBold}
          fontSize="31"
          fill="#a3232f"
          transform="rotate(3 392 108)"
        >
          {clip.remark.slice(0, 8)}
        </text>
        <text
          x="400"
          y="146"
          className={styles.handBold}
          fontSize="31"
          fill="#a3232f"
          transform="rotate(3 400 146)"
        >
          {clip.remark.slice(8)}
        </text>
      </g>
      {/* The book: worn corners, a crease, gold letters. */}
      <g transform="rotate(3 320 500)">
        <path fill="#4a2c18" opacity=".55" d="M112 322H546V692H112z" />
        <path fill="#e8dcc2" d="M104 308H536L540 678H108z" />
        <path fill="#6d1f2a" d="M98 300H520Q532 300 532 314V650L520 668H110L98 656z" />
        <path fill="#591722" d="M98 300H128V668H110L98 656z" />
        <path
          fill="#a8786f"
          d="M532 628V650L520 668H496Q520 658 532 628zM98 300H118Q104 306 98 322z"
        />
        <path
          stroke="#8a3541"
          strokeWidth="3"
          d="M128 560Q330 540 532 572M470 300Q476 420 532 470"
        />
        <path stroke="#caa14e" strokeWidth="2.5" d="M150 322H510V646H150z" />
        <text
          x="330"
          y="434"
          className={`${styles.display} ${styles.middle}`}
          fontSize="92"
          fill="#d9b25f"
          letterSpacing="10"
        >
          {old.initials}
        </text>
        <text x="330" y="476" className={styles.middle} fontSize="28" fill="#d9b25f">
          {old.name}
        </text>
        <text x="330" y="528" className={styles.middle} fontSize="22" fill="#d9b25f">
          {old.kind}
        </text>
        <path fill="#f4efe1" d="M176 556H484V630H176z" />
        <text x="192" y="588" className={styles.hand} fontSize="25" fill="#232f86">
          {holder}
        </text>
        <text x="192" y="620" className={styles.handBold} fontSize="27" fill="#232f86">
          {number}
        </text>
      </g>
    </svg>
  );
}
