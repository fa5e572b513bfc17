import type { AnyHref } from "@kolam/content/links";
import { Icon } from "@kolam/ui/icon";
import { SiteLink } from "../../router/site-link.tsx";
import styles from "./link-list.module.css";

interface LinkListProps {
  /** The hrefs must be unique. */
  links: readonly {
    readonly label: string;
    readonly href: AnyHref;
    /** A sentence about the linked page. */
    readonly text?: string | undefined;
  }[];
  /** The number of columns on wide screens. */
  columns?: "1" | "2" | "4";
}

/** A list of links between horizontal rules. */
export function LinkList({ links, columns = "1" }: LinkListProps) {
  return (
    <ul className={`${styles.root} ${styles[`columns-${columns}`] ?? ""}`}>
      {links.map(({ label, href, text }) => (
        <li key={href}>
          <SiteLink href={href} className={styles.link}>
            {label}
            <Icon name="arrow" size="sm" className={styles.arrow} />
          </SiteLink>
          {text ? <p className={styles.text}>{text}</p> : null}
        </li>
      ))}
    </ul>
  );
}
