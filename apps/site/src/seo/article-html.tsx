import type { PictureFacts } from "@kolam/content/model/media/picture-facts";
import { type ComponentPropsWithoutRef, createContext, type ReactNode, use } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ArticleBody, type BodyNode } from "../articles/article-body.tsx";
import { olderFormat, pictureUrl } from "../photos/own-picture.ts";

/** The width of a picture in feeds, in pixels: readers' columns are about half as wide. */
const widestInFeeds = 1200;

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

interface FeedPictureProps {
  alt: string;
  caption?: string;
  /** As JSON. */
  facts?: string;
}

/** The absolute address of something within the site. */
const UrlOf = createContext((path: string) => path);

/** A picture: the whole of it, in a format that all feed readers know. */
function FeedPicture({ alt, caption, facts = "" }: FeedPictureProps) {
  const urlOf = use(UrlOf);
  const picture: PictureFacts = JSON.parse(facts);
  const scale = Math.min(1, widestInFeeds / picture.width);
  const size = { width: picture.width * scale, height: Math.round(picture.height * scale) };
  const src = urlOf(pictureUrl(picture, size, olderFormat(picture)));
  return (
    <p>
      <img src={src} alt={alt} loading="lazy" />
      {caption ? ` ${caption}` : null}
    </p>
  );
}

/**
 * The text of an article or a case as plain HTML for feed readers: without classes and with
 * absolute addresses. Used at build time only.
 * @param urlOf the absolute address of something within the site
 */
export function articleHtml(nodes: readonly BodyNode[], urlOf: (href: string) => string): string {
  const components = {
    a: ({ href = "", children }: ComponentPropsWithoutRef<"a">) => (
      <a href={href.startsWith("/") ? urlOf(href) : href}>{children}</a>
    ),
    ...feedSections,
    Picture: FeedPicture,
    code: ({ children }: ComponentPropsWithoutRef<"code">) => <code>{children}</code>,
  };
  return renderToStaticMarkup(
    <UrlOf value={urlOf}>
      <ArticleBody nodes={nodes} components={components} />
    </UrlOf>,
  );
}
