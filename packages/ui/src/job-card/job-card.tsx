import type { ComponentProps, ReactNode } from "react";
import card from "../card-grid/card.module.css";
import { classList } from "../definition/class-list.ts";
import styles from "./job-card.module.css";

/** A titled list in an opening's details, e.g. its requirements. */
export interface JobCardList {
  readonly title: string;
  readonly items: readonly string[];
}

export interface JobCardProps
  extends Pick<ComponentProps<"details">, "id" | "name" | "open" | "onToggle"> {
  readonly title: string;
  readonly department: string;
  readonly location: string;
  /** The kind of employment, e.g. `Full-time`. */
  readonly type: string;
  readonly description: string;
  /** Each title once. */
  readonly lists?: readonly JobCardList[] | undefined;
  /** The link to the application, a `ButtonLink`. */
  readonly action?: ReactNode;
  /** Rank of the title among the page's headings. 3 unless given; the lists' titles follow it. */
  readonly headingLevel?: 2 | 3 | 4 | 5 | undefined;
  readonly className?: string | undefined;
}

/**
 * An opening whose details unfold. It is a native disclosure: it works before scripts do, cards that
 * share a `name` close one another, and find-in-page opens it. With `open`, follow `onToggle`.
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
  const Subheading = `h${headingLevel + 1}` as "h3" | "h4" | "h5" | "h6";
  return (
    <details {...details} className={classList(styles.root, className)}>
      <summary className={styles.head}>
        <Heading className={styles.title}>{title}</Heading>
        <span className={styles.facts}>
          <span className={styles.department}>{department}</span> <span>{location}</span>{" "}
          <span>{type}</span>
        </span>
        <span className={styles.mark} aria-hidden="true" />
      </summary>
      <div className={styles.body}>
        <p className={styles.text}>{description}</p>
        {lists.map((list) => (
          <div key={list.title}>
            <Subheading className={styles.subtitle}>{list.title}</Subheading>
            <ul className={card.points}>
              {list.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
    </details>
  );
}
