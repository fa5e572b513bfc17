import type { PreviewText, SearchPreview, SocialCard, SocialPreview } from "@kolam/seo-audit/types";
import { auditReportWords } from "@site/texts/analyzer/analyzer-audit-report";
import { Part } from "./part.tsx";
import styles from "./previews.module.css";

const words = auditReportWords.previews;

function fitted({ text, cut }: PreviewText, none: string): string {
  if (text === "") return none;
  return cut && !text.endsWith("…") ? `${text}…` : text;
}

function SearchResult({ search }: { search: SearchPreview }) {
  const { title, titleFrom, description, descriptionFrom, siteName, address } = search;
  return (
    <div className={styles.search}>
      <p className={styles.site}>
        <span className={styles.icon} aria-hidden="true" />
        <span>
          {siteName || words.noAddress}
          {address ? <span className={styles.address}>{address}</span> : null}
        </span>
      </p>
      <p className={styles.resultTitle}>{fitted(title, words.noTitle)}</p>
      <p className={styles.resultText}>{fitted(description, words.noDescription)}</p>
      {titleFrom === "heading" ? <p className={styles.from}>{words.from.heading}</p> : null}
      {descriptionFrom === "content" ? <p className={styles.from}>{words.from.content}</p> : null}
    </div>
  );
}

/** The card of a shared link. A field of dots replaces the picture, which is never fetched. */
function Card({ card, small = false }: { card: SocialCard; small?: boolean }) {
  const { title, description, site, image, imageAlt } = card;
  return (
    <figure className={styles.figure}>
      <div className={`${styles.card} ${small ? styles.small : ""}`}>
        <div className={styles.picture}>
          <p className={styles.pictureWords}>{image ? words.picture : words.noPicture}</p>
        </div>
        <div className={styles.cardWords}>
          <p className={styles.cardSite}>{site || words.noAddress}</p>
          <p className={styles.cardTitle}>{title || words.noTitle}</p>
          {description ? <p className={styles.cardText}>{description}</p> : null}
        </div>
      </div>
      <figcaption className={styles.caption}>
        {image ? <span className={styles.pictureAddress}>{image}</span> : null}
        {imageAlt ? <span>{words.alt(imageAlt)}</span> : null}
      </figcaption>
    </figure>
  );
}

interface PreviewsProps {
  search: SearchPreview;
  social: SocialPreview;
}

/** The page as a search result and as a shared link. */
export function Previews({ search, social: { openGraph, twitter } }: PreviewsProps) {
  return (
    <Part title={words.title} lead={words.lead}>
      <div className={styles.root}>
        <div className={styles.first}>
          <h4 className={styles.label}>{words.search}</h4>
          <SearchResult search={search} />
        </div>
        <div>
          <h4 className={styles.label}>{words.openGraph}</h4>
          <Card card={openGraph} />
        </div>
        <div>
          <h4 className={styles.label}>{words.twitter}</h4>
          <Card card={twitter} small={twitter.card === "summary"} />
        </div>
      </div>
    </Part>
  );
}
