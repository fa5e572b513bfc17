import type { AboutWords } from "@kolam/content/model/types/pages";
import { Section } from "@kolam/ui/section";
import { VisuallyHidden } from "@kolam/ui/visually-hidden";
import { sectionHead } from "../../sections/section-head.tsx";
import styles from "./room.module.css";

type Team = NonNullable<AboutWords["team"]>;

interface RoomProps {
  people: Team["people"];
  room: NonNullable<Team["room"]>;
}

/** A person's line at each of the weeks: whether they are there, and whether the line goes on. */
function lineThrough(weeks: readonly number[], present: readonly number[]) {
  const there = weeks.map((week) => present.includes(week));
  const [first, last] = [there.indexOf(true), there.lastIndexOf(true)];
  return there.map((isThere, at) => ({
    week: weeks[at],
    isThere,
    comes: at > first && at <= last,
    goes: at >= first && at < last,
  }));
}

/** Who is in the room in which week of a project: a line for each person through the weeks. */
export function Room({ people, room }: RoomProps) {
  const weeks = room.weeks.map(({ week }) => week);
  return (
    <Section {...sectionHead(room)} surface="alt">
      <div className={styles.root} data-weeks={weeks.length}>
        <ol className={styles.weeks}>
          {room.weeks.map(({ week, title, text }) => (
            <li key={week}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <table className={styles.lines} aria-label={room.title}>
          <thead>
            <tr>
              <td />
              {room.weeks.map(({ week, title }) => (
                <th key={week} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people
              .filter((person) => person.weeks)
              .map((person) => (
                <tr key={person.name}>
                  <th scope="row">
                    {person.name} <small>{person.role}</small>
                  </th>
                  {lineThrough(weeks, person.weeks ?? []).map(({ week, isThere, comes, goes }) => (
                    <td key={week} data-comes={comes || undefined} data-goes={goes || undefined}>
                      {isThere ? (
                        <span className={styles.dot}>
                          <VisuallyHidden>●</VisuallyHidden>
                        </span>
                      ) : null}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
