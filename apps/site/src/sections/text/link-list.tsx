import type { AnyHref } from "@kolam/content/links";
import { Icon } from "@kolam/ui/icon";
import { SiteLink } from "../../router/site-link.tsx";
import styles from "./link-list.module.css";

interface LinkListProps {
  /** Each address once. */
  links: readonly {
    readonly label: string;
    readonly href: AnyHref;
    /** A sentence about what stands there. */
    readonly text?: string | undefined;
  }[];
  /** The most columns the list takes where there is room. */
  columns?: "1" | "2" | "4";
  /** The list's name, where no heading says it. */
  label?: string;
}

/** Links on ruled lines. */
export function LinkList({ links, columns = "1", label }: LinkListProps) {
  return (
    <ul className={`${styles.root} ${styles[`columns-${columns}`] ?? ""}`} aria-label={label}>
      {links.map(({ label: name, href, text }) => (
        <li key={href}>
          <SiteLink href={href} className={styles.link}>
            {name}
            <Icon name="arrow" size="sm" className={styles.arrow} />
          </SiteLink>
          {text ? <p className={styles.text}>{text}</p> : null}
        </li>
      ))}
    </ul>
  );
}
