import { twoVoices } from "@site/words/services/design/beejwani/two-voices";
import styles from "../../objects/objects.module.css";
import { wavePath } from "./wave.ts";

/** A loud voice in a shop: no word like the other, and a scooter below all of them. */
const shop = (at: number) =>
  7 + 3 * Math.sin(at * 1.7) + Math.abs(40 * Math.sin(at / 3.1) * Math.sin(at / 7.3 + 1));

/** A cheap phone on a sack of seed. */
export function SackPhone() {
  const { phone } = twoVoices;
  return (
    <svg viewBox="0 0 600 700">
      <path fill="#d8c9a8" d="M0 0H600V700H0z" />
      {/* The sack: jute, a seam, a stencil. */}
      <path fill="#9a8a63" opacity=".5" d="M20 60Q300 20 590 70L600 700H20z" />
      <path fill="#c79a5b" d="M8 46Q60 60 120 40T260 44 400 36 520 46 592 36L600 700H0z" />
      <path
        stroke="#b1843f"
        strokeWidth="2"
        d="M0 90H600M0 122H600M0 154H600M0 186H600M0 218H600M0 250H600M0 282H600M0 314H600M0 346H600M0 378H600M0 410H600M0 442H600M0 474H600M0 506H600M0 538H600M0 570H600M0 602H600M0 634H600M0 666H600"
      />
      <path
        stroke="#d9b175"
        strokeWidth="2"
        d="M20 50V700M52 50V700M84 50V700M116 50V700M148 50V700M180 50V700M212 50V700M244 50V700M276 50V700M308 50V700M340 50V700M372 50V700M404 50V700M436 50V700M468 50V700M500 50V700M532 50V700M564 50V700"
      />
      <path stroke="#7b5523" strokeWidth="5" strokeDasharray="16 12" d="M0 78Q300 66 600 74" />
      <text
        x="36"
        y="600"
        className={styles.display}
        fontSize="56"
        fill="#1f4f2c"
        opacity=".85"
        transform="rotate(-90 66 600)"
      >
        {phone.sack}
      </text>
      {/* Grains that have fallen out. */}
      <path
        fill="#e9cf8f"
        d="M516 610q14-8 22 2t-12 12-10-14zM540 644q14-8 22 2t-12 12-10-14zM506 656q14-8 22 2t-12 12-10-14zM548 590q12-6 18 2t-10 10-8-12zM528 678q12-6 18 2t-10 10-8-12z"
      />
      {/* The phone. */}
      <g transform="rotate(5 330 370)">
        <path fill="#5d3f14" opacity=".5" d="M168 96H520V676H168z" />
        <path
          fill="#22252f"
          d="M152 104Q152 76 180 76H474Q502 76 502 104V634Q502 662 474 662H180Q152 662 152 634z"
        />
        <path fill="#f6f7fa" d="M170 122H484V606H170z" />
        <path fill="#3c4150" d="M286 94h82v10h-82zM300 622h54v26h-54z" />
        <text x="192" y="172" className={styles.bold} fontSize="33" fill="#171c3f">
          {phone.title}
        </text>
        <text x="192" y="206" fontSize="25" fill="#4a4f70">
          {phone.voice}
        </text>
        <path fill="#e7e9f1" d="M170 232H484V352H170z" />
        <path
          stroke="#bb2d3b"
          strokeWidth="4.5"
          strokeLinecap="round"
          d={wavePath(180, 292, 38, shop)}
        />
        <text x="192" y="398" className={styles.bold} fontSize="33" fill="#171c3f">
          {phone.time}
        </text>
        <circle cx="444" cy="386" r="24" fill="#bb2d3b" />
        <circle cx="444" cy="386" r="10" fill="#fff" />
        {phone.languages.map(({ name, state }, index) => (
          <g key={name} transform={`translate(0 ${460 + index * 54})`}>
            <path stroke="#d6dae6" strokeWidth="2" d="M170-36H484" />
            <text x="192" fontSize="27" fill="#171c3f">
              {name}
            </text>
            <text
              x="464"
              className={`${styles.bold} ${styles.end}`}
              fontSize="25"
              fill={index === 2 ? "#8a5200" : "#22683f"}
            >
              {state}
            </text>
          </g>
        ))}
        {/* A crack from the corner. */}
        <path
          stroke="#8f95a6"
          strokeWidth="2.5"
          d="M484 122L452 150L458 176L428 196M452 150L420 146M458 176L484 190M484 150L462 158"
        />
      </g>
    </svg>
  );
}
