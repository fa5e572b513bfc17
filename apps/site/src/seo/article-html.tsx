import type { ComponentPropsWithoutRef } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ArticleBody, type BodyNode } from "../articles/article-body.tsx";

/**
 * An article's body as plain HTML for feed readers: without classes and with absolute links. Used at build
 * time only.
 */
export function articleHtml(nodes: readonly BodyNode[], origin: string): string {
  const components = {
    a: ({ href = "", children }: ComponentPropsWithoutRef<"a">) => (
      <a href={href.startsWith("/") ? `${origin}${href}` : href}>{children}</a>
    ),
    code: ({ children }: ComponentPropsWithoutRef<"code">) => <code>{children}</code>,
  };
  return renderToStaticMarkup(<ArticleBody nodes={nodes} components={components} />);
}
