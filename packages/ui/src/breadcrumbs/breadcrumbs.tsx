import { classList } from "../element/class-list.ts";
import { keysOf } from "../element/keys-of.ts";
import type { RootProps } from "../element/root-props.ts";
import { type LinkItem, LinkSlot } from "../link-slot/link-slot.tsx";
import styles from "./breadcrumbs.module.css";

/** An ancestor of the current page. */
export type Crumb = LinkItem & {
  /** The title of the page. */
  readonly label: string;
};

export interface BreadcrumbsProps extends RootProps<"nav", "children"> {
  /** The landmark's accessible name. */
  readonly label: string;
  /** The ancestors of the current page, topmost first. */
  readonly items: readonly Crumb[];
  /** Title of the current page, which is not a link. */
  readonly current: string;
}

/** The path from the home page to the current page. */
export function Breadcrumbs({ label, items, current, className, ...rest }: BreadcrumbsProps) {
  const keys = keysOf(items.map((item) => item.label));
  return (
    <nav aria-label={label} {...rest} className={classList(styles.root, className)}>
      <ol className={styles.list}>
        {items.map(({ label: name, ...target }, index) => (
          <li key={keys[index]} className={styles.item}>
            <LinkSlot {...target} className={classList(styles.link, target.className)}>
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
