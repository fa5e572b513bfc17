import { headingId } from "@kolam/content/blog/article-list";
import type { AnyHref } from "@kolam/content/links";
import { articleFrame } from "@kolam/content/pages/blog-page";
import { ProseTable } from "@kolam/ui/prose";
import { Children, type ComponentProps, isValidElement, type ReactNode } from "react";
import type { ArticleElements } from "../../articles/article-body.tsx";
import { SiteLink } from "../../router/site-link.tsx";

/** The text content of a node. */
function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) =>
      isValidElement<{ children?: ReactNode }>(child)
        ? textOf(child.props.children)
        : String(child),
    )
    .join("");
}

/** The column headings of a table, separated by commas. */
function columnHeadings(table: ReactNode): string {
  const [head] = Children.toArray(table);
  if (!isValidElement<{ children?: ReactNode }>(head)) return "";
  const [row] = Children.toArray(head.props.children);
  if (!isValidElement<{ children?: ReactNode }>(row)) return "";
  return Children.toArray(row.props.children)
    .map((cell) => textOf(cell))
    .filter((text) => text.trim() !== "")
    .join(", ");
}

/** The components that render the elements of an article. */
export const articleElements: ArticleElements = {
  // The content tests check that the links in articles have a target.
  a: ({ href = "", ...rest }: ComponentProps<"a">) => <SiteLink {...rest} href={href as AnyHref} />,
  h2: ({ children }: ComponentProps<"h2">) => <h2 id={headingId(textOf(children))}>{children}</h2>,
  h3: ({ children }: ComponentProps<"h3">) => <h3 id={headingId(textOf(children))}>{children}</h3>,
  table: ({ children }: ComponentProps<"table">) => (
    <ProseTable label={articleFrame.table(columnHeadings(children))}>{children}</ProseTable>
  ),
};
