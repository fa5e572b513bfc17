import { passbooks } from "@site/words/services/branding/stepwell-finance/passbooks";
import styles from "../../objects/objects.module.css";
import { StepsMark } from "./mark.tsx";

/** The flights of steps, from the top. */
const flights = [0, 1, 2, 3, 4, 5];

/** The new loan book of the same borrower. */
export function NewBook() {
  const { made, holder, number } = passbooks;
  return (
    <svg viewBox="0 0 600 700">
      <path fill="#a9714a" d="M0 0H600V700H0z" />
      <path
        stroke="#96613d"
        strokeWidth="3"
        d="M0 98Q300 108 600 94M0 232Q280 224 600 238M0 406Q320 416 600 400M0 560Q300 550 600 566"
      />
      <g transform="rotate(-2 300 350)">
        <path fill="#5d371e" opacity=".6" d="M92 52H560V676H92z" />
        <path fill="#faf5e9" d="M84 40H548V664H84z" />
        <path fill="#e6d7b8" d="M548 46L554 50V670H90L84 664H548z" />
        <path fill="#123f3d" d="M70 34H540V660H70z" />
        <path fill="#0c2f2d" d="M70 34H98V660H70z" />
        <StepsMark at="translate(132 74) scale(1.35)" lines="#faf5e9" water="#3f9c8f" />
        <text x="248" y="124" className={styles.display} fontSize="52" fill="#faf5e9">
          {made.name}
        </text>
        <text x="250" y="160" fontSize="28" fill="#e6d7b8">
          {made.line}
        </text>
        {/* The well in section: stone steps from both sides, and water at the bottom. */}
        {flights.map((flight) => {
          const reach = 44 + flight * 32;
          const top = 204 + flight * 40;
          return (
            <path
              key={flight}
              fill={flight % 2 ? "#d3c09a" : "#e6d7b8"}
              d={`M98 ${top}h${reach}v40h-${reach}zM540 ${top}h-${reach}v40h${reach}z`}
            />
          );
        })}
        <path fill="#3f9c8f" d="M302 404H336V444H302zM270 372H368V404H270z" />
        <path stroke="#8fd0c4" strokeWidth="4" strokeLinecap="round" d="M286 384H316M328 392H352" />
        <text x="132" y="490" fontSize="24" fill="#faf5e9">
          {made.kind}
        </text>
        <path fill="#faf5e9" d="M132 506H506V592H132z" />
        <text x="150" y="542" className={styles.hand} fontSize="27" fill="#232f86">
          {holder}
        </text>
        <text x="150" y="578" className={styles.handBold} fontSize="29" fill="#232f86">
          {number}
        </text>
        <text x="132" y="630" fontSize="22" fill="#e6d7b8">
          {made.earlier}
        </text>
      </g>
    </svg>
  );
}
