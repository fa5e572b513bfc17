import { useLabel } from "@kolam/site/drawings/drawn-part.ts";
import { BarList } from "@kolam/ui/bar-list";
import { panjpaniTyres } from "@site/words/services/seo/panjpani-tyres";
import styles from "./panjpani-tyres.module.css";

/** Where the branches are on the map, in per cent, in the order of the list. */
const places = [
  [47, 74],
  [15, 66],
  [82, 62],
] as const;

/** Where all of them were. */
const [oldX, oldY] = [54, 32] as const;

const percent = (value: number) => `${value}%`;

/** The branches on the map, with the calls that it brings. */
export function PanjpaniTyres() {
  const { query, oldPin, branches, calls } = panjpaniTyres;
  return (
    <div role="img" aria-label={useLabel(panjpaniTyres)} className={styles.root}>
      <p data-part="gist" className={styles.query}>
        {query}
      </p>
      <svg data-part="gist" className={styles.map}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <path
            className={styles.park}
            d="M0 52L10 46L22 56L12 74L0 70zM58 74L72 70L76 88L62 94z"
          />
          <path className={styles.water} d="M-5 16C20 4 34 22 58 11S84 4 105 10" />
          <path
            className={styles.street}
            d="M8 100L30 20M24 100L48 20M62 100L66 0M84 100L78 0M0 44L40 30M0 60L62 44M14 92L100 78M30 78L100 62M48 30L100 36"
          />
          <path
            className={styles.road}
            d="M0 26L46 36L100 74M46 36L28 70L10 100M46 36L52 0M46 36L100 24"
          />
        </svg>
        {places.map(([x, y]) => (
          <line
            key={x}
            x1={percent(oldX)}
            y1={percent(oldY)}
            x2={percent(x)}
            y2={percent(y)}
            className={styles.move}
          />
        ))}
        <circle cx={percent(oldX)} cy={percent(oldY)} r="7" className={styles.old} />
        <text x={percent(oldX)} y={percent(oldY)} dy="-12" textAnchor="middle">
          {oldPin}
        </text>
        {places.map(([x, y], index) => (
          <svg key={x} x={percent(x)} y={percent(y)} className={styles.pin}>
            <path d="M0 0C-4-9-13-14-13-24a13 13 0 0 1 26 0C13-14 4-9 0 0z" />
            <text y="-19">{index + 1}</text>
          </svg>
        ))}
      </svg>
      <ol data-part="rest" className={styles.branches}>
        {branches.map(({ area, rank, reviews }) => (
          <li key={area}>
            <b>{area}</b> <span>{reviews}</span> <em>{rank}</em>
          </li>
        ))}
      </ol>
      <div data-part="rest" className={styles.calls}>
        <p>{calls.title}</p>
        <BarList bars={[calls.before, { ...calls.after, accent: true }]} />
      </div>
    </div>
  );
}
