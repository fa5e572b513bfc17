import { blogPage } from "@kolam/content/pages/blog-page";
import { Icon } from "@kolam/ui/icon";
import { Link, type To } from "react-router-dom";
import chips from "../../sections/text/chip-list.module.css";
import styles from "./page-links.module.css";

interface PageLinksProps {
  /** The current page, from 1. */
  page: number;
  /** The number of pages. */
  count: number;
  /** The link target of a page. */
  to: (page: number) => To;
}

/** The pages to link to: the first, the last, the neighbours, and those ten pages away. */
export function nearbyPages(page: number, count: number): number[] {
  const candidates = [1, page - 10, page - 1, page, page + 1, page + 10, count];
  const existing = candidates.filter((candidate) => candidate >= 1 && candidate <= count);
  return [...new Set(existing)].sort((a, b) => a - b);
}

/** Pagination links, which work without scripts. Renders nothing if there is only one page. */
export function PageLinks({ page, count, to }: PageLinksProps) {
  if (count < 2) return null;
  const { label, previous, next, page: formatLabel } = blogPage.pages;
  return (
    <nav aria-label={label} className={styles.root}>
      {page > 1 ? (
        <Link to={to(page - 1)} discover="none" rel="prev" className={styles.step}>
          <Icon name="arrow" className={styles.back} />
          {previous}
        </Link>
      ) : null}
      <ol className={chips.list}>
        {nearbyPages(page, count).map((other) => (
          <li key={other}>
            <Link
              to={to(other)}
              discover="none"
              aria-label={formatLabel(other, count)}
              aria-current={other === page ? "page" : undefined}
              className={styles.page}
            >
              {other}
            </Link>
          </li>
        ))}
      </ol>
      {page < count ? (
        <Link to={to(page + 1)} discover="none" rel="next" className={styles.step}>
          {next}
          <Icon name="arrow" />
        </Link>
      ) : null}
    </nav>
  );
}
