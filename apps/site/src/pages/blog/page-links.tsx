import { blogPage } from "@kolam/content/pages/blog-page";
import { Icon } from "@kolam/ui/icon";
import { Link, type To } from "react-router-dom";
import chips from "../../sections/text/chip-list.module.css";
import styles from "./page-links.module.css";

interface PageLinksProps {
  /** The page shown, from 1. */
  page: number;
  count: number;
  /** Where a page is. */
  to: (page: number) => To;
}

/** The pages a visitor may want next: the neighbours, a stretch further, and the ends. */
export function nearbyPages(page: number, count: number): number[] {
  const wanted = [1, page - 10, page - 1, page, page + 1, page + 10, count];
  const inside = wanted.filter((other) => other >= 1 && other <= count);
  return [...new Set(inside)].sort((a, b) => a - b);
}

/** Leads through the pages of a list, as links that need no script. Nothing where there is one page. */
export function PageLinks({ page, count, to }: PageLinksProps) {
  if (count < 2) return null;
  const { label, previous, next, page: nameOf } = blogPage.pages;
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
              aria-label={nameOf(other, count)}
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
