import { type HeadTag, headMarker, scriptJson } from "./seo/head-tags.ts";
import { siteTags } from "./seo/site-tags.ts";
import { stemOf } from "./style-files.ts";

/** A page's styles: what its first screen needs is written into it, the rest is linked at its end. */
export interface PageStyles {
  readonly critical: string;
  /** Path of the stylesheet with the rest. */
  readonly late?: string | undefined;
  /** Paths of the built stylesheets that the two are made of. */
  readonly files: readonly string[];
}

export interface DocumentProps {
  readonly head: readonly HeadTag[];
  readonly styles: PageStyles;
  /** The rendered application. */
  readonly app: string;
  readonly boot: {
    /** Path of the boot script. */
    readonly src: string;
    /** Paths of the modules that hydration needs, the entry first. */
    readonly code: readonly string[];
    readonly hydrate: "intent" | "idle";
  };
}

/** `shared` tags are those of every page; the others are marked, so that navigation replaces them. */
function Tag({ tag, shared = false }: { tag: HeadTag; shared?: boolean }) {
  if (tag.tag === "title") return <title>{tag.text}</title>;
  const marker = shared ? {} : { [headMarker]: "" };
  if (tag.tag === "json-ld") {
    return (
      <script
        {...marker}
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: scriptJson escapes what could close the element
        dangerouslySetInnerHTML={{ __html: scriptJson(tag.data) }}
      />
    );
  }
  const Name = tag.tag;
  return <Name {...marker} {...tag.attributes} />;
}

/** A page's own part of the head, without the document around it. */
export function PageHead({ head }: Pick<DocumentProps, "head">) {
  return head.map((tag, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, to text
    <Tag key={index} tag={tag} />
  ));
}

/** The HTML document that all pages share. Rendered at build time only. */
export function Document({ head, styles, app, boot }: DocumentProps) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <PageHead head={head} />
        {siteTags.map((tag, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, to text
          <Tag key={index} tag={tag} shared />
        ))}
        {styles.critical === "" ? null : (
          <style
            data-files={styles.files.map(stemOf).join(" ")}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own built stylesheet
            dangerouslySetInnerHTML={{ __html: styles.critical }}
          />
        )}
        <script
          type="module"
          async
          fetchPriority="low"
          src={boot.src}
          data-code={boot.code.join(" ")}
          data-hydrate={boot.hydrate}
        />
      </head>
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output */}
        <div id="root" dangerouslySetInnerHTML={{ __html: app }} />
        {styles.late === undefined ? null : (
          <>
            {/* As a stylesheet it would hold up the first paint; the boot script makes it one. */}
            <link rel="preload" as="style" data-late="" href={styles.late} fetchPriority="low" />
            <noscript>
              <link rel="stylesheet" href={styles.late} />
            </noscript>
          </>
        )}
      </body>
    </html>
  );
}
