import { boxLabels } from "@site/words/services/ecommerce/fasten-and-fix/box-labels";
import styles from "../../objects/objects.module.css";

/** A dealer's message: a photograph of a torn box, and a line below it. */
export function OldBox() {
  const { firm, old } = boxLabels;
  return (
    <svg viewBox="0 0 600 660">
      <path fill="#1d2250" d="M0 0H600V660H0z" />
      {/* The message. */}
      <path fill="#dcebcf" d="M32 28H572V632H56V60z" />
      <path fill="#4b5563" d="M72 44H556V556H72z" />
      {/* The counter, and the box on it. */}
      <path fill="#5f6b79" d="M72 44H556V96L72 132z" />
      <path fill="#3c4551" d="M72 470L556 430V556H72z" />
      <path fill="#2c333d" d="M118 528L540 484L548 520L150 552z" />
      <path fill="#e0b981" d="M96 176L138 120L522 92L508 150z" />
      <path fill="#c2985d" d="M138 120L522 92L518 108L132 138z" />
      <path fill="#cfa66c" d="M96 176L508 150L536 496L124 528z" />
      <path fill="#b88d52" d="M508 150L522 92L546 440L536 496z" />
      <path fill="#dec08c" opacity=".75" d="M284 164L330 161L358 510L312 514z" />
      {/* The label, torn with the board behind it. */}
      <g transform="rotate(-3.6 310 330) translate(0 6)">
        <path
          fill="#f4efe1"
          d="M132 204H492V356L470 366L462 384L440 388L428 410L402 412L392 432L366 438L352 462H132z"
        />
        <path fill="#b3272f" d="M132 204H492V256H132z" />
        <text x="150" y="240" className={styles.bold} fontSize="28" fill="#f4efe1">
          {firm}
        </text>
        <text x="150" y="312" className={styles.bold} fontSize="37" fill="#22242c">
          {old.name}
        </text>
        {old.lines.map((line, index) => (
          <text key={line} x="150" y={348 + index * 29} fontSize="21" fill="#3a3d47">
            {line}
          </text>
        ))}
        <text x="300" y="428" fontSize="20" fill="#3a3d47">
          {old.pitch}
        </text>
        <path
          stroke="#22242c"
          strokeWidth="3"
          d="M152 396V444M158 396V444M168 396V444M173 396V444M182 396V444M194 396V444M199 396V444M209 396V444M220 396V444M226 396V444M238 396V444M243 396V444M254 396V444M260 396V444M270 396V444"
        />
        {/* Torn board: paper, flutes, the dark inside. */}
        <path
          fill="#8a6334"
          d="M352 462L366 438L392 432L402 412L428 410L440 388L462 384L470 366L492 356L512 360L508 520L344 512z"
        />
        <path
          fill="#2b1d10"
          d="M374 474L396 456L410 440L436 432L452 412L476 404L500 392V506L368 502z"
        />
        <path
          stroke="#d8b67f"
          strokeWidth="5"
          d="M356 468q6-10 12-6t12-7 10-2 10-12 14-4 10-12 14-2 10-13 12-4 10-10 12-6"
        />
        {/* The bolts within. */}
        <path
          fill="#97a1ab"
          d="M408 480l10-17h22l10 17-10 17h-22zM456 466l10-17h22l10 17-10 17h-22z"
        />
        <path fill="#c8ced4" d="M415 480l7-11h14l7 11-7 11h-14zM463 466l7-11h14l7 11-7 11h-14z" />
        <path fill="#e8d3a6" d="M352 462l-12 22 30 18-6 12 40 10-66-4-10-58z" />
      </g>
      {/* A thumb that holds the flap. */}
      <path fill="#a8714b" d="M556 350C520 346 486 360 480 382C478 404 506 408 556 406z" />
      <path fill="#d9a883" d="M484 378C490 366 508 362 516 366L512 388C500 392 484 390 484 378z" />
      <text x="74" y="604" fontSize="27" fill="#1b2a1a">
        {old.message}
      </text>
      <text x="556" y="604" className={styles.end} fontSize="19" fill="#41523e">
        {old.time}
      </text>
    </svg>
  );
}
