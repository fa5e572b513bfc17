import type { ReactNode } from "react";
import container from "../container/container.module.css";
import { classList } from "../element/class-list.ts";
import { keysOf } from "../element/keys-of.ts";
import type { RootProps } from "../element/root-props.ts";
import { type LinkItem, LinkSlot } from "../link-slot/link-slot.tsx";
import surfaces from "../section/surface.module.css";
import wordmark from "../section/wordmark.module.css";
import styles from "./site-footer.module.css";

/** A link of the footer. */
export type SiteFooterLink = LinkItem & {
  /** The words of the link. */
  readonly label: string;
  /** Whether this is the current page. */
  readonly current?: boolean | undefined;
};

/** A group of links with a title. */
export interface SiteFooterGroup {
  /** What the links have in common, in a word or two. */
  readonly title: string;
  /** The links in order. */
  readonly links: readonly SiteFooterLink[];
}

export interface SiteFooterProps extends RootProps<"footer", "children"> {
  /** Logo and a line about the company. */
  readonly brand?: ReactNode;
  /** The columns of links, the most visited first. Columns without links are not rendered. */
  readonly groups: readonly SiteFooterGroup[];
  /** Accessible name of the navigation that contains the groups. */
  readonly navigationLabel: string;
  /** Level of the groups' titles. */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Address, telephone, e-mail. */
  readonly contact?: ReactNode;
  /** Links to the company's profiles on other sites. */
  readonly social?: ReactNode;
  /** Copyright notice and links to the legal pages. */
  readonly legal?: ReactNode;
}

/** The dark band at the end of every page, with links to all parts of the site. */
export function SiteFooter({
  brand,
  groups,
  navigationLabel,
  headingLevel = 2,
  contact,
  social,
  legal,
  className,
  ...rest
}: SiteFooterProps) {
  const Heading = `h${headingLevel}` as const;
  const columns = groups.filter(({ links }) => links.length > 0);
  const titles = keysOf(columns.map(({ title }) => title));
  return (
    <footer {...rest} className={classList(styles.root, surfaces.deep, className)}>
      <div className={classList(container.root, styles.inner)}>
        <div className={styles.company}>
          {brand ? <div className={classList(wordmark.root, styles.brand)}>{brand}</div> : null}
          {contact ? <div className={styles.contact}>{contact}</div> : null}
          {social ? <div className={styles.social}>{social}</div> : null}
        </div>
        {columns.length > 0 ? (
          <nav aria-label={navigationLabel} className={styles.groups}>
            {columns.map(({ title, links }, index) => (
              <div key={titles[index]}>
                <Heading className={styles.title}>{title}</Heading>
                <ul className={styles.list}>
                  {links.map(({ label, current = false, ...target }, place) => (
                    <li key={keysOf(links.map((link) => link.label))[place]}>
                      <LinkSlot
                        aria-current={current ? "page" : undefined}
                        {...target}
                        className={classList(styles.link, target.className)}
                      >
                        {label}
                      </LinkSlot>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        ) : null}
        {legal ? <div className={styles.legal}>{legal}</div> : null}
      </div>
    </footer>
  );
}
