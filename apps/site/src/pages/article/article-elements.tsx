import { headingId } from "@kolam/content/blog/article-list";
import type { AnyHref } from "@kolam/content/facts/links";
import type { ComponentProps } from "react";
import type { ArticleElements } from "../../articles/article-body.tsx";
import { SiteLink } from "../../router/site-link.tsx";
import { ArticleTable } from "./article-table.tsx";
import { textOf } from "./text-of.ts";

/** The components that render the elements of an article. */
export const articleElements: ArticleElements = {
  // The content tests check that the links in articles have a target.
  a: ({ href = "", ...rest }: ComponentProps<"a">) => <SiteLink {...rest} href={href as AnyHref} />,
  h2: ({ children }: ComponentProps<"h2">) => <h2 id={headingId(textOf(children))}>{children}</h2>,
  h3: ({ children }: ComponentProps<"h3">) => <h3 id={headingId(textOf(children))}>{children}</h3>,
  table: ({ children }: ComponentProps<"table">) => <ArticleTable>{children}</ArticleTable>,
};
