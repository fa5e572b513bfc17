import { classList } from "../element/class-list.ts";
import { filled, type Pattern } from "../element/pattern.ts";
import type { RootProps } from "../element/root-props.ts";
import { Icon } from "../icon/icon.tsx";
import { LinkSlot, type LinkTarget } from "../link-slot/link-slot.tsx";
import { nearbyPages } from "./nearby-pages.ts";
import styles from "./pagination.module.css";

export interface PaginationProps extends RootProps<"nav", "children" | "aria-label"> {
  /** Accessible name of the navigation, e.g. "Pages". */
  label: string;
  /** The current page, from 1. */
  page: number;
  /** The number of pages. With fewer than two, nothing is rendered. */
  count: number;
  /**
   * The link to a page: `(page) => ({ href: "?page=" + page })`, or a `link` element of the app's
   * router.
   */
  to: (page: number) => LinkTarget;
  /** Label of the link to the previous page. */
  previousText: string;
  /** Label of the link to the next page. */
  nextText: string;
  /** Accessible name of a page's link: a pattern such as `"Page {n} of {total}"`, or a function. */
  pageText: Pattern;
  /**
   * Also links to the pages this far before and after, so that every page of a long list is a few
   * clicks away.
   */
  jump?: number | undefined;
}

/**
 * Links to the pages of a long list: the first, the last and those nearby. Works without scripts.
 */
export function Pagination({
  label,
  page,
  count,
  to,
  previousText,
  nextText,
  pageText,
  jump,
  className,
  ...rest
}: PaginationProps) {
  if (count < 2) return null;
  const pages = nearbyPages(page, count, jump);
  return (
    <nav {...rest} aria-label={label} className={classList(styles.root, className)}>
      {page > 1 ? (
        <LinkSlot {...to(Math.min(page - 1, count))} rel="prev" className={styles.step}>
          <Icon name="arrow" size="sm" className={styles.back} />
          {previousText}
        </LinkSlot>
      ) : null}
      <ol className={styles.pages}>
        {pages.map((other, index) => (
          <li key={other}>
            {index > 0 && pages[index - 1] !== other - 1 ? (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : null}
            <LinkSlot
              {...to(other)}
              aria-label={filled(pageText, other, count)}
              aria-current={other === page ? "page" : undefined}
              className={styles.page}
            >
              {other}
            </LinkSlot>
          </li>
        ))}
      </ol>
      {page < count ? (
        <LinkSlot {...to(Math.max(page + 1, 1))} rel="next" className={styles.step}>
          {nextText}
          <Icon name="arrow" size="sm" />
        </LinkSlot>
      ) : null}
    </nav>
  );
}
