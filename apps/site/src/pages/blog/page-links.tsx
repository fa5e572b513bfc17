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
  /** The name of the list, and the labels of the links. */
  words: {
    readonly label: string;
    readonly previous: string;
    readonly next: string;
    readonly page: (page: number, of: number) => string;
  };
}

/** The pages of a list. Includes links ten pages forward and back, since there may be hundreds. */
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
