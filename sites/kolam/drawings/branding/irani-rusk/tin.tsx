import { tins } from "@site/words/services/branding/irani-rusk/tins";
import { type ReactNode, useId } from "react";
import styles from "../../objects/objects.module.css";

/** The printed front: the name on its arch, the product on a red band, the weight at the foot. */
function Front() {
  const id = useId();
  return (
    <>
      <path fill="#fdf9ef" d="M150 208Q300 226 450 208V560Q300 578 150 560z" />
      <path fill="#a82735" d="M150 410Q300 428 450 410V486Q300 504 150 486z" />
      <path id={id} d="M164 348Q300 266 436 348" />
      {["#f0a21c", "#141837"].map((fill, layer) => (
        <text
          key={fill}
          className={`${styles.display} ${styles.middle}`}
          fontSize="52"
          fill={fill}
          transform={layer ? undefined : "translate(4 4)"}
        >
          <textPath href={`#${id}`} startOffset="50%">
            {tins.name}
          </textPath>
        </text>
      ))}
      <text x="300" y="382" className={styles.middle} fontSize="24" fill="#141837">
        {tins.since}
      </text>
      <text
        x="300"
        y="470"
        className={`${styles.bold} ${styles.middle}`}
        fontSize="37"
        fill="#fdf9ef"
      >
        {tins.product}
      </text>
      <text x="300" y="548" className={styles.middle} fontSize="28" fill="#141837">
        {tins.weight}
      </text>
    </>
  );
}

interface TinProps {
  /** Whether the seam runs through the middle of the front. */
  torn?: boolean;
  tag: string;
  /** What the printer wrote. */
  children: ReactNode;
}

/** A round tin on a shelf. */
export function Tin({ torn = false, tag, children }: TinProps) {
  const id = useId();
  return (
    <svg viewBox="0 0 600 720">
      <defs>
        <clipPath id={`${id}l`}>
          <path d="M0 0H292V720H0z" />
        </clipPath>
        <clipPath id={`${id}r`}>
          <path d="M304 0H600V720H308z" />
        </clipPath>
      </defs>
      <path fill="#dfe3ea" d="M0 0H600V720H0z" />
      <path fill="#c3a77c" d="M0 628H600V666H0z" />
      <path fill="#93774e" d="M0 666H600V720H0z" />
      <path fill="#000" opacity=".16" d="M96 628L520 628 556 650H130z" />
      {/* The body, round by its lights and shades. */}
      <path fill="#f0a21c" d="M96 150H504V600Q300 650 96 600z" />
      {torn ? (
        <>
          <g clipPath={`url(#${id}l)`}>
            <g transform="translate(34 0)">
              <Front />
            </g>
          </g>
          <g clipPath={`url(#${id}r)`}>
            <g transform="translate(46 11)">
              <Front />
            </g>
          </g>
          <path fill="#aeb4bd" d="M288 168V626H320V168z" />
          <path fill="#e9ecf0" d="M294 168V626H300V168z" />
          <path fill="#737a85" d="M316 168V626H320V168z" />
        </>
      ) : (
        <Front />
      )}
      <path fill="#6b3d00" opacity=".3" d="M96 150H128V607L96 600zM470 150H504V600L470 607z" />
      <path fill="#fff" opacity=".28" d="M136 168H150V612L136 609z" />
      {torn ? null : (
        <>
          <path fill="#aeb4bd" d="M484 160V605L496 602V160z" />
          <path fill="#e9ecf0" d="M486 160V604L489 604V160z" />
        </>
      )}
      {/* The lid. */}
      <path fill="#c9ced6" d="M86 120Q300 176 514 120V158Q300 214 86 158z" />
      <path fill="#9aa1ac" d="M86 150Q300 206 514 150V158Q300 214 86 158z" />
      <ellipse cx="300" cy="118" rx="214" ry="44" fill="#e6e9ee" />
      <ellipse cx="300" cy="116" rx="184" ry="34" fill="#d3d8df" />
      <path fill="#aeb4bd" d="M92 594Q300 650 508 594V612Q300 668 92 612z" />
      {/* The tag on its string. */}
      <path stroke="#6b5a3a" strokeWidth="3" d="M420 130Q470 60 396 46" />
      <g transform="rotate(-4 280 44)">
        <path fill="#fff8dc" d="M128 16H386L408 44L386 72H128z" />
        <circle cx="390" cy="44" r="7" fill="#dfe3ea" />
        <text x="146" y="56" className={styles.hand} fontSize="32" fill="#232f86">
          {tag}
        </text>
      </g>
      {children}
    </svg>
  );
}
