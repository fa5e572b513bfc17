import { nineFarms } from "@site/words/services/design/beejwani/nine-farms";
import styles from "../../objects/objects.module.css";

/** A clipboard with one line for each visit. */
export function VisitSheet() {
  const { visits } = nineFarms;
  return (
    <svg viewBox="0 0 600 720">
      <path fill="#c98a3c" d="M0 0H600V720H0z" />
      <path fill="#b3762d" d="M0 0L260 0 0 420zM600 240V720H210z" />
      <path fill="#6e4414" opacity=".5" d="M44 50H592V720H44z" />
      <path fill="#6b4a2c" d="M26 30Q26 18 38 18H562Q574 18 574 30V706H26z" />
      <path fill="#fffaec" d="M42 60L560 56 562 694H44z" />
      {/* The clip. */}
      <path fill="#8e96a1" d="M190 30H410V76H190z" />
      <path fill="#c9ced6" d="M190 30H410V48H190z" />
      <path fill="#8e96a1" d="M252 4H348Q362 4 362 18V30H238V18Q238 4 252 4z" />
      <circle cx="300" cy="20" r="9" fill="#6b4a2c" />
      <text x="64" y="122" className={styles.handBold} fontSize="35" fill="#232f86">
        {visits.title}
      </text>
      <text x="544" y="120" className={`${styles.hand} ${styles.end}`} fontSize="27" fill="#55545c">
        {visits.when}
      </text>
      <path
        stroke="#c3b893"
        strokeWidth="1.5"
        d="M96 140V596M252 140V596M336 140V596M392 140V596"
      />
      {visits.rows.map((row, index) => {
        const y = 172 + index * 51;
        return (
          <g key={row.crop} fill="#232f86" fontSize="26">
            <path stroke="#c3b893" strokeWidth="1.5" d={`M56 ${y + 16}H550`} />
            <text x="84" y={y} className={`${styles.hand} ${styles.end}`} fill="#55545c">
              {index + 1}
            </text>
            <text x="108" y={y} className={styles.hand}>
              {row.crop}
            </text>
            <text x="328" y={y} className={`${styles.hand} ${styles.end}`}>
              {row.hour}
            </text>
            <text x="364" y={y} className={`${styles.handBold} ${styles.middle}`} fill="#a3232f">
              {visits.no}
            </text>
            <text
              x="402"
              y={y}
              className={"child" in row ? styles.handBold : styles.hand}
              fill={"child" in row ? "#a3232f" : "#232f86"}
            >
              {row.does}
            </text>
          </g>
        );
      })}
      <text x="64" y="640" className={styles.handBold} fontSize="33" fill="#a3232f">
        {visits.sum[0]}
      </text>
      <text x="64" y="678" className={styles.handBold} fontSize="33" fill="#a3232f">
        {visits.sum[1]}
      </text>
    </svg>
  );
}
