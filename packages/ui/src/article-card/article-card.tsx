import type { ReactNode } from "react";
import card from "../card-grid/card.module.css";
import { classList } from "../definition/class-list.ts";
import type { VariantsOf } from "../definition/definition.ts";
import { unbroken } from "../definition/unbroken.tsx";
import { LinkSlot, type LinkTarget } from "../link-slot/link-slot.tsx";
import { Tag } from "../tag/tag.tsx";
import type { articleCardDefinition } from "./article-card.definition.ts";
import styles from "./article-card.module.css";

export type ArticleCardProps = LinkTarget &
  VariantsOf<typeof articleCardDefinition> & {
    /** Anchor of the card. */
    readonly id?: string | undefined;
    readonly title: string;
    readonly excerpt: string;
    readonly category: string;
    /** The day as it is read, e.g. `12 March 2024`. */
    readonly date: string;
    /** The same day for machines, e.g. `2024-03-12`. */
    readonly dateTime: string;
    /** How long reading takes, as it is read, e.g. `6 min read`. */
    readonly readTime: string;
    /** A `Photo`. */
    readonly photo?: ReactNode;
    readonly tags?: readonly string[] | undefined;
    /** How many of the tags are shown. 3 unless given. */
    readonly maxTags?: number | undefined;
    /** Rank of the title among the page's headings. 3 unless given; the size stays. */
    readonly headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
    readonly className?: string | undefined;
  };

/**
 * An article in a list of articles. The title is the link and the whole card its hit area. A
 * `featured` card puts photo and words side by side where it is wide enough.
 */
export function ArticleCard({
  id,
  title,
  excerpt,
  category,
  date,
  dateTime,
  readTime,
  photo,
  tags = [],
  maxTags = 3,
  headingLevel = 3,
  variant = "standard",
  className,
  ...link
}: ArticleCardProps) {
  const Heading = `h${headingLevel}` as const;
  // One class by hand: CVA is worth a third of what a card may weigh.
  const classes = classList(styles.root, styles[`variant-${variant}`], className);
  return (
    <article id={id} className={classes}>
      <div className={styles.layout}>
        {photo}
        <div className={styles.words}>
          <p className={styles.meta}>
            <span className={styles.category}>{category}</span>{" "}
            <time dateTime={dateTime}>{date}</time> <span>{readTime}</span>
          </p>
          <Heading className={`${card.title} ${styles.title}`}>
            <LinkSlot {...link} className={`${card.link} ${styles.link}`}>
              {unbroken(title, styles.unbroken)}
            </LinkSlot>
          </Heading>
          <p className={`${card.text} ${styles.excerpt}`}>{excerpt}</p>
          {tags.length > 0 && maxTags > 0 ? (
            <ul className={styles.tags}>
              {tags.slice(0, maxTags).map((tag) => (
                <li key={tag}>
                  <Tag>{tag}</Tag>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
    </article>
  );
}
