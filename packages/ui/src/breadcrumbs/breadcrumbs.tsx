import { classList } from "../definition/class-list.ts";
import { LinkSlot, type LinkTarget } from "../link-slot/link-slot.tsx";
import styles from "./breadcrumbs.module.css";

/** An ancestor of the current page. */
export type Crumb = LinkTarget & { readonly label: string };

export interface BreadcrumbsProps {
  /** The landmark's accessible name. */
  readonly label: string;
  /** The ancestors of the current page, topmost first. */
  readonly items: readonly Crumb[];
  /** Title of the current page, which is not a link. */
  readonly current: string;
  readonly className?: string | undefined;
}

/** The path from the home page to the current page. */
export function Breadcrumbs({ label, items, current, className }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={classList(styles.root, className)}>
      <ol className={styles.list}>
        {items.map(({ label: name, ...target }) => (
          <li key={name} className={styles.item}>
            <LinkSlot {...target} className={styles.link}>
              {name}
            </LinkSlot>
          </li>
        ))}
        <li className={styles.item}>
          <span aria-current="page" className={styles.current}>
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
