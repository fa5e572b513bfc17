import { gradeBoard } from "@site/words/services/digital-marketing/vennila-solar/grade-board";
import paper from "../../paper/paper.module.css";
import styles from "./grade-board.module.css";

const { label, title, grades, weeks, defined, question, answers, all, rest } = gradeBoard;

const gradeClass = [styles.a, styles.b, styles.c];

/** The grades of a week, as shares of a line. */
function Bar({ counts }: { counts: readonly number[] }) {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const parts = counts.map((count, index) => ({
    grade: grades[index],
    className: gradeClass[index],
    count,
    start: (counts.slice(0, index).reduce((sum, earlier) => sum + earlier, 0) / all) * 100,
    share: (count / all) * 100,
  }));
  return (
    <svg width="100%" height="26">
      {parts.map(({ grade, className, count, start, share }) => (
        <g key={grade} className={className}>
          <rect x={`${start}%`} width={`${share}%`} height="100%" />
          {share > 10 ? (
            <text x={`${start + share / 2}%`} y="19" textAnchor="middle">
              {count}
            </text>
          ) : null}
        </g>
      ))}
    </svg>
  );
}

/** The whiteboard of the sales room. */
export function GradeBoard() {
  return (
    <div role="img" aria-label={label} className={`${paper.desk} ${styles.wall}`}>
      <div data-theme="light" className={styles.board}>
        {/* The hatching of the side of a pen. */}
        <svg width="0" height="0" className={styles.patterns}>
          <pattern
            id="grade-b"
            width="9"
            height="9"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(32)"
          >
            <path d="M2.5 0V9" />
          </pattern>
        </svg>
        <div className={styles.halves}>
          <div>
            <p className={`${paper.hand} ${paper.bold} ${styles.title}`}>{title}</p>
            <p className={`${paper.hand} ${styles.key}`}>
              {grades.map((grade, index) => (
                <span key={grade} className={gradeClass[index]}>
                  {grade}
                </span>
              ))}
            </p>
            {weeks.map(({ week, counts, ...one }) => (
              <div key={week}>
                {"defined" in one ? (
                  <p className={`${paper.hand} ${styles.defined}`}>{defined}</p>
                ) : null}
                <div className={`${paper.hand} ${styles.week}`}>
                  {week} <Bar counts={counts} />
                </div>
              </div>
            ))}
          </div>
          <div className={styles.answer}>
            <p className={`${paper.hand} ${paper.bold} ${styles.question}`}>
              {question}
              <svg viewBox="0 0 200 14" preserveAspectRatio="none" className={paper.pen}>
                <path d="M2 6c60-5 130 1 196-3M10 11c50-4 110 0 170-3" />
              </svg>
            </p>
            <ul>
              {answers.map((text) => (
                <li key={text} className={paper.hand}>
                  <svg viewBox="0 0 24 24" className={paper.pen}>
                    <path d="M3 4l17-1 1 17-18 1zM6 12l5 6L23 1" />
                  </svg>
                  {text}
                </li>
              ))}
            </ul>
            <p className={`${paper.hand} ${paper.bold} ${styles.all}`}>{all}</p>
            <p className={`${paper.hand} ${styles.rest}`}>{rest}</p>
          </div>
        </div>
      </div>
      <div className={styles.rail}>
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}
