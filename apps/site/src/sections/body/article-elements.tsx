import type { AnyHref, SiteAction } from "@kolam/content/model/basics/links";
import type { ComponentProps } from "react";
import type { ArticleElements } from "../../articles/article-body.tsx";
import { SiteLink } from "../../router/site-link.tsx";
import { mediaElements } from "../../sections/media/media-elements.tsx";
import styles from "./article-elements.module.css";
import { ArticleTable } from "./article-table.tsx";
import type { WindowName } from "./heights.ts";

/** The components that render the elements of an article and of a case. */
export const articleElements: ArticleElements = {
  // The content tests check that the links in articles have a target.
  a: ({ href = "", ...rest }: ComponentProps<"a">) => <SiteLink {...rest} href={href as AnyHref} />,
  table: ({ children }: ComponentProps<"table">) => <ArticleTable>{children}</ArticleTable>,
  Ask: ({ label, href, only }: SiteAction & { only?: WindowName }) => (
    <p className={styles.ask} data-only={only}>
      <SiteLink href={href}>{label}</SiteLink>
    </p>
  ),
  ...(__MEDIA__ ? mediaElements : {}),
};
