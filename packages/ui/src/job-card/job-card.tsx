import type { ReactNode } from "react";
import card from "../card-grid/card.module.css";
import { classList } from "../element/class-list.ts";
import { keysOf } from "../element/keys-of.ts";
import type { RootProps } from "../element/root-props.ts";
import styles from "./job-card.module.css";

/** A list with a title in an opening's details, e.g. its requirements. */
export interface JobCardList {
  /** The title of the list. */
  readonly title: string;
  /** Its entries, a few words each. */
  readonly items: readonly string[];
}

export interface JobCardProps extends RootProps<"details", "title" | "children"> {
  /** The name of the position. */
  readonly title: string;
  /** The department as displayed. */
  readonly department: string;
  /** The place as displayed, e.g. `Chennai or remote`. */
  readonly location?: string | undefined;
  /** The kind of employment, e.g. `Full-time`. */
  readonly type?: string | undefined;
  /** What the work is, in a sentence or two; shown while the card is closed, too. */
  readonly description: string;
  /** Lists of details. Their titles must be unique. */
  readonly lists?: readonly JobCardList[] | undefined;
  /** The link to the application, a `ButtonLink`. */
  readonly action?: ReactNode;
  /** Level of the title; the titles of the lists are one level below. Default: 3. */
  readonly headingLevel?: 2 | 3 | 4 | 5 | undefined;
}

/**
 * A job opening with expandable details. It is a native disclosure: it works before scripts run,
 * only one card of the same `name` is open at a time, and find-in-page opens it. If you set `open`,
 * update it in `onToggle`.
 */
export function JobCard({
  title,
  department,
  location,
  type,
  description,
  lists = [],
  action,
  headingLevel = 3,
  className,
  ...details
}: JobCardProps) {
  const Heading = `h${headingLevel}` as const;
  const titles = keysOf(lists.map((list) => list.title));
  const Subheading = `h${headingLevel + 1}` as "h3" | "h4" | "h5" | "h6";
  return (
    <details {...details} className={classList(styles.root, className)}>
      <summary className={styles.head}>
        <Heading className={classList(card.title, styles.title)}>{title}</Heading>
        <span className={styles.facts}>
          <span className={styles.department}>{department}</span>{" "}
          {location ? <span>{location}</span> : null} {type ? <span>{type}</span> : null}
        </span>
        <span className={styles.mark} aria-hidden="true" />
      </summary>
      <div className={styles.body}>
        <p className={styles.text}>{description}</p>
        {lists.map((list, index) => (
          <div key={titles[index]}>
            <Subheading className={styles.subtitle}>{list.title}</Subheading>
            <ul className={card.points}>
              {keysOf(list.items).map((key, place) => (
                <li key={key}>{list.items[place]}</li>
              ))}
            </ul>
          </div>
        ))}
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
    </details>
  );
}
