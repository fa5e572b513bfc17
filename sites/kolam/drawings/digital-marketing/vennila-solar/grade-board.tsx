import { gradeBoard } from "@site/words/services/digital-marketing/vennila-solar/grade-board";
import paper from "../../paper/paper.module.css";
import styles from "./grade-board.module.css";

const { label, title, grades, weeks, defined, question, answers, all, rest } = gradeBoard;

const gradeClass = [styles.a, styles.b, styles.c];

/** The whiteboard of the sales room. */
export function GradeBoard() {
  return (
    <div role="img" aria-label={label} className={`${paper.desk} ${styles.wall}`}>
      <div data-theme="light" className={styles.board}>
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
                <p className={`${paper.hand} ${styles.week}`}>
                  <span>{week}</span>
                  {counts.map((count, index) => (
                    <span
                      key={grades[index]}
                      className={gradeClass[index]}
                      style={{ flexGrow: count }}
                    >
                      {count > 9 ? count : ""}
                    </span>
                  ))}
                </p>
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
