import { join } from "@site/words/services/ecommerce/nool-handlooms/join";
import styles from "../../objects/objects.module.css";

/** A text in lines of at most so many letters. */
function linesOf(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** One stroke for each day at the loom. */
const strokes = Array.from({ length: join.card.days }, (_, day) => {
  const x = 92 + Math.floor(day / 5) * 96;
  return day % 5 === 4
    ? `M${x - 10} 462l76-30`
    : `M${x + (day % 5) * 16} ${428 + (day % 3)}l${(day % 2) - 1} 40`;
}).join("");

/** What lies in the parcel: the weaver's card, and the certificate behind it. */
export function WeaversCard() {
  const { card, certificate } = join;
  const { name, note } = card;
  return (
    <svg viewBox="0 0 600 660">
      {/* Tissue in the parcel. */}
      <path fill="#efe3cf" d="M0 0H600V660H0z" />
      <path fill="#e2d2b6" d="M0 0L180 0 60 300 0 360zM600 120L430 0H600zM600 660H300L600 470z" />
      <path fill="#f7eedf" d="M180 0L430 0 300 120zM0 660V480L150 660z" />
      {/* The certificate. */}
      <g transform="rotate(5 400 120)">
        <path fill="#b7a27c" opacity=".6" d="M176 26H590V240H176z" />
        <path fill="#f4fbf6" d="M166 14H580V230H166z" />
        <path stroke="#3f8a6b" strokeWidth="3" d="M176 24H570V220H176z" />
        <text x="198" y="64" className={styles.bold} fontSize="28" fill="#22604a">
          {certificate.title}
        </text>
        <text x="198" y="96" fontSize="23" fill="#22604a">
          {certificate.result}
        </text>
        <circle cx="516" cy="78" r="34" stroke="#c23b2c" strokeWidth="5" />
        <circle cx="516" cy="78" r="24" stroke="#c23b2c" strokeWidth="2" />
        <path fill="#c23b2c" d="M516 60l5 12 13 1-10 8 3 13-11-7-11 7 3-13-10-8 13-1z" />
      </g>
      {/* The card, with the yarns of this saree tied to it. */}
      <g transform="rotate(-2 290 400)">
        <path fill="#b7a27c" opacity=".6" d="M52 172H556V636H52z" />
        <path fill="#fdf9ef" d="M40 158H544V622H40z" />
        <path fill="#1d2250" d="M40 158H544V170H40z" />
        <path fill="#f0a21c" d="M40 170H544V176H40z" />
        <circle cx="496" cy="214" r="12" fill="#e2d2b6" stroke="#b7a27c" strokeWidth="3" />
        <path
          stroke="#2a3390"
          strokeWidth="6"
          strokeLinecap="round"
          d="M496 214C520 180 560 200 552 246S520 300 530 340"
        />
        <path
          stroke="#f0a21c"
          strokeWidth="6"
          strokeLinecap="round"
          d="M496 214C530 196 574 222 564 266S540 306 552 336"
        />
        <path
          stroke="#a8242f"
          strokeWidth="5"
          strokeLinecap="round"
          d="M496 214C512 226 540 262 540 290S520 320 516 334"
        />
        <text x="70" y="222" className={styles.bold} fontSize="25" fill="#1d2250">
          {name}
        </text>
        {linesOf(note, 36).map((line, index) => (
          <text key={line} x="70" y={270 + index * 36} fontSize="27" fill="#171c3f">
            {line}
          </text>
        ))}
        <path className={styles.pen} stroke="#232f86" strokeWidth="4" d={strokes} />
        <text x="410" y="464" className={styles.hand} fontSize="32" fill="#232f86">
          {card.days} {card.unit}
        </text>
        <path stroke="#d8cbb0" strokeWidth="2" d="M70 500H514" />
        <text x="70" y="566" className={styles.handBold} fontSize="62" fill="#a3232f">
          {card.weaver}
        </text>
        <text x="70" y="602" fontSize="21" fill="#4a4f70">
          {card.place}
        </text>
      </g>
    </svg>
  );
}
