import common from "@kolam/site/drawings/drawing.module.css";
import { hillRoad } from "@site/words/services/mobile-development/pahadi-lifts/hill-road";
import paper from "../../paper/paper.module.css";
import styles from "./hill-road.module.css";

const { label, gate, town, roads } = hillRoad;

/** Three bends from the gate down into the town. */
const road =
  "M26 62C90 60 160 66 232 58C296 52 300 112 240 116C180 120 130 112 86 118C26 126 30 180 88 180C150 180 190 172 240 180C268 184 282 196 288 214";

/** Where the stones stand: by the time of the stop, of which the road has twenty minutes. */
const places = [
  [
    [44, 54],
    [286, 80],
    [36, 146],
    [272, 192],
  ],
  [
    [44, 54],
    [74, 54],
    [98, 54],
    [124, 55],
  ],
] as const;

/** Deodars, in front of the hills. */
const trees = "M150 96l9-22 9 22zM166 98l7-17 7 17zM104 156l9-22 9 22zM222 156l8-19 8 19z";

/** The road from the gate into town, twice: what left the phone at which milestone. */
export function HillRoad() {
  return (
    <div role="img" aria-label={label} className={`${paper.desk} ${styles.desk}`}>
      <div className={styles.roads}>
        {roads.map(({ name, text, stops, result }, index) => (
          <div key={name}>
            <p className={styles.name}>
              <b className={common.title}>{name}</b> {text}
            </p>
            <svg viewBox="0 0 320 232" className={styles.road}>
              <path d="M0 34L58 8l44 22 60-28 66 30 48-18 44 20" className={styles.hills} />
              <path d={trees} className={styles.trees} />
              <path d={road} className={styles.tar} />
              <path d={road} className={styles.middle} />
              <path d="M12 76V36M26 76V36M8 36H30M12 52H26" className={styles.gate} />
              <path
                d="M252 230v-16l12-9 12 9v16M276 230v-22l11-9 11 9v22M298 230v-14h16v14"
                className={styles.gate}
              />
              <text x="6" y="92">
                {gate}
              </text>
              <text x="246" y="226" textAnchor="end">
                {town}
              </text>
              {stops.map((stop, at) => {
                const [x, y] = places[index]?.[at] ?? [0, 0];
                return (
                  <g
                    key={stop.what}
                    transform={`translate(${x} ${y})`}
                    className={"words" in stop ? styles.words : styles.stone}
                  >
                    <path d="M-11 0V-17a11 11 0 0 1 22 0V0Z" />
                    <path d="M-11-16v-1a11 11 0 0 1 22 0v1z" className={styles.top} />
                    <text y="-3" textAnchor="middle">
                      {at + 1}
                    </text>
                  </g>
                );
              })}
            </svg>
            <ol className={styles.stops}>
              {stops.map((stop) => (
                <li key={stop.what} className={"words" in stop ? common.strong : undefined}>
                  <span>{stop.at}</span> {stop.what}
                </li>
              ))}
            </ol>
            <p className={styles.result}>{result}</p>
          </div>
        ))}
      </div>
    </div>
  );
}
