import { secondDay } from "@site/words/services/seo/chakora-test-labs/second-day";
import styles from "../../objects/objects.module.css";

/** The words of a result in two lines of about the same length. */
function halves(text: string): readonly string[] {
  const at = text.indexOf(" ", text.length / 2 - 4);
  return [text.slice(0, at), text.slice(at + 1)];
}

/** A search on a phone: two laboratories say something, the third may not. */
export function SearchScreen() {
  const { search } = secondDay;
  return (
    <svg viewBox="0 0 600 720">
      <path fill="#bfd3d0" d="M0 0H600V720H0z" />
      <path fill="#7f9b97" opacity=".6" d="M88 60H560V720H88z" />
      <path fill="#111433" d="M68 92Q68 36 124 36H476Q532 36 532 92V720H68z" />
      <path fill="#fff" d="M84 96Q84 52 128 52H472Q516 52 516 96V720H84z" />
      <path fill="#111433" d="M258 62h84q10 0 10 10t-10 10h-84q-10 0-10-10t10-10z" />
      <path
        fill="#fff"
        stroke="#8f94ab"
        strokeWidth="2"
        d="M132 104H468Q496 104 496 131T468 158H132Q104 158 104 131T132 104z"
      />
      <circle cx="134" cy="129" r="9" stroke="#4a4f70" strokeWidth="3" />
      <path stroke="#4a4f70" strokeWidth="3" d="M141 136l8 8" />
      <text x="162" y="140" fontSize="26" fill="#171c3f">
        {search.query}
      </text>
      {search.results.map(({ from, title, text }, index) => (
        <g key={from} transform={`translate(0 ${index * 148})`}>
          <text x="106" y="206" fontSize="20" fill="#4a4f70">
            {from}
          </text>
          <text x="106" y="238" className={styles.bold} fontSize="26" fill="#1d3f9c">
            {title}
          </text>
          {halves(text).map((line, nth) => (
            <text key={line} x="106" y={268 + nth * 27} fontSize="21" fill="#3a3f5c">
              {line}
            </text>
          ))}
          <path stroke="#dfe2ea" strokeWidth="2" d="M84 318H516" />
        </g>
      ))}
      <path fill="#fbeceb" d="M84 466H516V632H84z" />
      <text x="106" y="504" fontSize="20" fill="#4a4f70">
        {search.ours.from}
      </text>
      <text x="106" y="538" className={styles.bold} fontSize="26" fill="#1d3f9c">
        {search.ours.title}
      </text>
      {search.ours.text.map((line, index) => (
        <text key={line} x="106" y={574 + index * 30} fontSize="24" fill="#b3202f">
          {line}
        </text>
      ))}
      <path stroke="#dfe2ea" strokeWidth="12" strokeLinecap="round" d="M110 668H250M110 696H430" />
    </svg>
  );
}
