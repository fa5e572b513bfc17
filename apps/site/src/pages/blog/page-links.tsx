import { Pagination } from "@kolam/ui/pagination";
import { Link, type To } from "react-router-dom";
import styles from "./page-links.module.css";

interface PageLinksProps {
  /** The current page, from 1. */
  page: number;
  /** The number of pages. */
  count: number;
  /** The link target of a page. */
  to: (page: number) => To;
  /** What the pages are, and what the links to them say. */
  words: {
    readonly label: string;
    readonly previous: string;
    readonly next: string;
    readonly page: (page: number, of: number) => string;
  };
}

/** The pages of a list. Ten pages on and back as well, since there may be hundreds. */
export function PageLinks({ page, count, to, words }: PageLinksProps) {
  const { label, previous, next, page: pageText } = words;
  return (
    <Pagination
      label={label}
      page={page}
      count={count}
      jump={10}
      to={(other) => ({ link: <Link to={to(other)} discover="none" /> })}
      previousText={previous}
      nextText={next}
      pageText={pageText}
      className={styles.root}
    />
  );
}
