import type { ReactNode } from "react";
import card from "../card-grid/card.module.css";
import { classesFor, type VariantsOf } from "../definition/definition.ts";
import { keysOf } from "../element/keys-of.ts";
import type { RootProps } from "../element/root-props.ts";
import { LinkSlot, type LinkTarget, splitLink } from "../link-slot/link-slot.tsx";
import { Tag } from "../tag/tag.tsx";
import { unbroken } from "../title/unbroken.tsx";
import { articleCardDefinition } from "./article-card.definition.ts";
import styles from "./article-card.module.css";

const classes = classesFor(articleCardDefinition, styles);

export type ArticleCardProps = LinkTarget &
  VariantsOf<typeof articleCardDefinition> &
  RootProps<"article", "title" | "children"> & {
    /** The article's title, which is the card's link. */
    readonly title: string;
    /** What the article is about, in one sentence or two. */
    readonly excerpt?: string | undefined;
    /** The category as displayed, before the date. */
    readonly category?: string | undefined;
    /** The date as displayed, e.g. `12 March 2024`. */
    readonly date?: string | undefined;
    /** The same date in machine-readable form, e.g. `2024-03-12`. */
    readonly dateTime?: string | undefined;
    /** The reading time as displayed, e.g. `6 min read`. */
    readonly readTime?: string | undefined;
    /** A `Photo`. */
    readonly photo?: ReactNode;
    /** Keywords of the article, as text. At most `maxTags` of them are shown. */
    readonly tags?: readonly string[] | undefined;
    /** Maximum number of tags to show. Default: 3. */
    readonly maxTags?: number | undefined;
    /** Level of the title; its size does not depend on it. Default: 3. */
    readonly headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  };

/**
 * An article in a list of articles. The title is a link whose click target is the whole card. A
 * `featured` card puts photo and text side by side if it is wide enough.
 */
export function ArticleCard({
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
  variant,
  className,
  ...rest
}: ArticleCardProps) {
  const Heading = `h${headingLevel}` as const;
  const [link, root] = splitLink(rest);
  const shown = tags.slice(0, maxTags);
  return (
    <article aria-label={title} {...root} className={classes({ variant }, className)}>
      <div className={styles.layout}>
        {photo}
        <div className={styles.words}>
          {category || date || readTime ? (
            <p className={styles.meta}>
              {category ? <span className={styles.category}>{category}</span> : null}{" "}
              {date ? <time dateTime={dateTime}>{date}</time> : null}{" "}
              {readTime ? <span>{readTime}</span> : null}
            </p>
          ) : null}
          <Heading className={`${card.title} ${styles.title}`}>
            <LinkSlot {...link} className={`${card.link} ${styles.link}`}>
              {unbroken(title, styles.unbroken)}
            </LinkSlot>
          </Heading>
          {excerpt ? <p className={`${card.text} ${styles.excerpt}`}>{excerpt}</p> : null}
          {shown[0] ? (
            <ul className={styles.tags}>
              {keysOf(shown).map((key, index) => (
                <li key={key}>
                  <Tag>{shown[index]}</Tag>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
    </article>
  );
}
