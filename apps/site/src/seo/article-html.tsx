import type { MDXContent } from "mdx/types";
import type { ComponentPropsWithoutRef } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/**
 * An article's body as plain HTML for feed readers: no classes, no scripts, links with the full address.
 * Rendered at build time only.
 */
export function articleHtml(Body: MDXContent, origin: string): string {
  const components = {
    a: ({ href = "", children }: ComponentPropsWithoutRef<"a">) => (
      <a href={href.startsWith("/") ? `${origin}${href}` : href}>{children}</a>
    ),
    code: ({ children }: ComponentPropsWithoutRef<"code">) => <code>{children}</code>,
  };
  return renderToStaticMarkup(<Body components={components} />);
}
