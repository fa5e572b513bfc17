import { join } from "@site/words/services/ecommerce/nool-handlooms/join";
import { useId } from "react";
import styles from "../../objects/objects.module.css";

/** The turns of the weft: a blue thread comes from the left, a gold one from the right. */
const turns = [0, 1, 2, 3, 4, 5];

/** A thread counter on the join of body and border. */
export function ThreadCounter() {
  const id = useId();
  return (
    <svg viewBox="0 0 600 660">
      <defs>
        <pattern id={`${id}d`} width="44" height="52" patternUnits="userSpaceOnUse">
          <path fill="#f0a21c" d="M11 6l5 9-5 9-5-9zM33 32l5 9-5 9-5-9z" />
        </pattern>
        <pattern id={`${id}c`} y="8" width="600" height="40" patternUnits="userSpaceOnUse">
          <path fill="#1d2250" d="M386 4L404 20 386 36 368 20z" />
          <path fill="#f0a21c" d="M386 14l7 6-7 6-7-6z" />
          <path fill="#f0a21c" d="M312 0L348 20 312 40z" transform="matrix(-1 0 0 1 660 0)" />
        </pattern>
        {/* Warp threads over every other crossing of the weft. */}
        <pattern id={`${id}b`} x="150" y="190" width="60" height="60" patternUnits="userSpaceOnUse">
          <path fill="#141837" d="M0 0H60V60H0z" />
          <path fill="#4450b8" d="M0 3H60V27H0zM0 33H60V57H0z" />
          <path fill="#7681dd" d="M0 7H60V12H0zM0 37H60V42H0z" />
          <path fill="#262e80" d="M3 0H27V30H3zM33 30H57V60H33z" />
          <path fill="#3a449f" d="M8 0H14V30H8zM38 30H44V60H38z" />
        </pattern>
        <pattern id={`${id}g`} x="150" y="190" width="60" height="60" patternUnits="userSpaceOnUse">
          <path fill="#5a3206" d="M0 0H60V60H0z" />
          <path fill="#f0a21c" d="M0 3H60V27H0zM0 33H60V57H0z" />
          <path fill="#ffd98a" d="M0 7H60V12H0zM0 37H60V42H0z" />
          <path fill="#a8242f" d="M3 0H27V30H3zM33 30H57V60H33z" />
          <path fill="#d0515a" d="M8 0H14V30H8zM38 30H44V60H38z" />
        </pattern>
        <clipPath id={`${id}w`}>
          <path d="M150 190H450V490H150z" />
        </clipPath>
      </defs>
      {/* The cloth, in folds. */}
      <path fill="#1d2250" d="M0 0H600V660H0z" />
      <path fill={`url(#${id}d)`} d="M0 0H312V660H0z" />
      <path fill="#d98f14" d="M348 0H600V660H348z" />
      <path fill="#1d2250" d="M424 0H432V660H424zM560 0H568V660H560z" />
      <path fill="#f7bf4f" d="M440 0H552V660H440z" />
      <path fill={`url(#${id}c)`} d="M0 0H430V660H0z" />
      <path
        stroke="#a8242f"
        strokeWidth="3"
        d="M456 0V660M470 0V660M484 0V660M508 0V660M522 0V660M536 0V660"
      />
      <path
        fill="#000"
        opacity=".28"
        d="M40 0H92L80 660H30zM250 0H286L300 660H262zM492 0H560L548 660H470z"
      />
      <path fill="#fff" opacity=".1" d="M92 0H150L134 660H80zM560 0H600V660H548z" />
      {/* The thread counter: a folding stand, its scale, its window. */}
      <path fill="#000" opacity=".4" d="M118 158H506V548H118z" />
      <path fill="#2a2c33" d="M98 138H502V542H98z" />
      <path fill="#43464f" d="M98 138H502V150H98zM98 138H110V542H98z" />
      <path fill="#17181d" d="M140 180H460V500H140z" />
      <path fill="#8e96a1" d="M120 102H480V138H120z" />
      <path fill="#c9ced6" d="M120 102H480V112H120z" />
      <circle cx="140" cy="124" r="6" fill="#4b505a" />
      <circle cx="460" cy="124" r="6" fill="#4b505a" />
      <g clipPath={`url(#${id}w)`}>
        <path fill={`url(#${id}b)`} d="M150 190H270V490H150z" />
        <path fill={`url(#${id}g)`} d="M330 190H450V490H330z" />
        <path fill="#0d1029" d="M270 190H330V490H270z" />
        <g strokeWidth="25" strokeLinecap="butt">
          {turns.map((turn) => {
            const y = 145 + turn * 60;
            return (
              <g key={turn}>
                <path
                  stroke="#5a3206"
                  strokeWidth="29"
                  d={`M332 ${y + 30}H300a15 15 0 0 0 0 30H332`}
                />
                <path stroke="#f0a21c" d={`M332 ${y + 30}H300a15 15 0 0 0 0 30H332`} />
                <path stroke="#ffd98a" strokeWidth="5" d={`M332 ${y + 26}H300a18 18 0 0 0-17 12`} />
                <path
                  stroke="#141837"
                  strokeWidth="29"
                  d={`M268 ${y + 60}H300a15 15 0 0 1 0 30H268`}
                />
                <path stroke="#4450b8" d={`M268 ${y + 60}H300a15 15 0 0 1 0 30H268`} />
                <path stroke="#7681dd" strokeWidth="5" d={`M268 ${y + 56}H300a18 18 0 0 1 17 12`} />
              </g>
            );
          })}
        </g>
        <path fill="#fff" opacity=".1" d="M150 190H300L190 490H150z" />
      </g>
      {/* The scale on the frame. */}
      <path
        stroke="#e9ecf0"
        strokeWidth="2.5"
        d="M150 500v14m30-14v8m30-8v8m30-8v8m30-8v8m30-8v14m30-14v8m30-8v8m30-8v8m30-8v8m30-8v14"
      />
      {join.scale.map((mark, index) => (
        <text
          key={mark}
          x={[144, 300, 484][index]}
          y="536"
          className={["", styles.middle, styles.end][index]}
          fontSize="20"
          fill="#e9ecf0"
        >
          {mark}
        </text>
      ))}
    </svg>
  );
}
