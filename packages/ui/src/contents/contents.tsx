import { type ReactNode, useId } from "react";
import { classList } from "../element/class-list.ts";
import { keysOf } from "../element/keys-of.ts";
import type { RootProps } from "../element/root-props.ts";
import { type LinkItem, LinkSlot } from "../link-slot/link-slot.tsx";
import styles from "./contents.module.css";

/** A part of the text: a link to its heading, such as `href: "#prices"`. */
export type ContentsItem = LinkItem & {
  /** The text of the heading. */
  readonly label: string;
  /** Whether it is a subsection of the one before. */
  readonly sub?: boolean | undefined;
};

export interface ContentsProps extends RootProps<"nav", "title" | "children"> {
  /** What the list is called, e.g. `In this article`. It names the landmark. */
  readonly title: ReactNode;
  /** Level of the title; its size does not depend on it. Default: 2. */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** The parts in order. */
  readonly items: readonly ContentsItem[];
}

/** The contents of an article or another long text: links to its headings. */
export function Contents({ title, headingLevel = 2, items, className, ...rest }: ContentsProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const keys = keysOf(items.map(({ href, link, label }) => href ?? link?.key ?? label));
  return (
    <nav aria-labelledby={id} {...rest} className={classList(styles.root, className)}>
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      <ol className={styles.list}>
        {items.map(({ label, sub, ...link }, index) => (
          <li key={keys[index]} className={sub ? styles.sub : undefined}>
            <LinkSlot {...link} className={classList(styles.link, link.className)}>
              {label}
            </LinkSlot>
          </li>
        ))}
      </ol>
    </nav>
  );
}
