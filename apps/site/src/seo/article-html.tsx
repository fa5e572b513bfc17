import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ArticleBody, type BodyNode } from "../articles/article-body.tsx";

const Children = ({ children }: { children?: ReactNode }) => <>{children}</>;
const Nothing = () => null;

/** The title of a frame, which links to what it shows, or of a film. */
const LinkedTitle = ({ url, title }: { readonly url?: string; readonly title: string }) => (
  <p>{url ? <a href={url}>{title}</a> : title}</p>
);

/**
 * The sections of a text as a feed reader can show them. What a page draws from other data is left
 * out.
 */
const feedSections = {
  Picture: ({ alt, caption }: { alt: string; caption?: string }) => (
    <p>{caption ? `${alt} ${caption}` : alt}</p>
  ),
  Pair: Children,
  Gallery: Children,
  Steps: Children,
  Quotation: ({ children }: { children?: ReactNode }) =>
    children ? <blockquote>{children}</blockquote> : null,
  Drawing: Nothing,
  Embed: LinkedTitle,
  // Readers show films in their own ways, or not at all: the page itself has it.
  Film: LinkedTitle,
};

/**
 * The text of an article or a case as plain HTML for feed readers: without classes and with
 * absolute links. Used at build time only.
 * @param urlOf the absolute address of a link within the site
 */
export function articleHtml(nodes: readonly BodyNode[], urlOf: (href: string) => string): string {
  const components = {
    a: ({ href = "", children }: ComponentPropsWithoutRef<"a">) => (
      <a href={href.startsWith("/") ? urlOf(href) : href}>{children}</a>
    ),
    ...feedSections,
    code: ({ children }: ComponentPropsWithoutRef<"code">) => <code>{children}</code>,
  };
  return renderToStaticMarkup(<ArticleBody nodes={nodes} components={components} />);
}
