import { withoutSoftHyphens } from "@kolam/content/model/basics/soft-hyphens";
import { direction } from "@kolam/content/model/pages/languages";
import { company } from "@site/facts/company";
import { renderToStaticMarkup } from "react-dom/server";
import { base } from "./base.ts";
import { HeadElement } from "./seo/head/head-element.tsx";
import { firstPageMarker, type HeadTag } from "./seo/head/head-tag.ts";
import { siteTags } from "./seo/head/site-tags.ts";
import { themeScript } from "./theme/theme-script.ts";

/** A page's styles, all of which are inlined. */
export interface PageStyles {
  readonly css: string;
  /** Paths of the built stylesheets that `css` is made of. */
  readonly files: readonly string[];
}

/** What the boot script is told about a page. */
export interface PageBoot {
  /** Path of the boot script. */
  readonly src: string;
  /** Paths of the modules that hydration needs, the entry first. */
  readonly code: readonly string[];
  /**
   * Hydration waits for the visitor's first interaction, on a page with a form not if there is a
   * draft of one, or, in development, only for an idle moment.
   */
  readonly hydrate: "interaction" | "draft" | "idle";
  /** The build's id; data files from another build are not used. */
  readonly build: string;
}

export interface DocumentProps {
  /** The head elements that React rendered: title, description, preloads. */
  readonly head: string;
  /** What only a full page load needs to know about the page. */
  readonly firstPageTags: readonly HeadTag[];
  readonly styles: PageStyles;
  /** The rendered `#root`. */
  readonly app: string;
  readonly boot: PageBoot;
}

function SharedHead({ firstPageTags, styles, boot }: Omit<DocumentProps, "head" | "app">) {
  return (
    <>
      {[...siteTags].map((tag, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, to text
        <HeadElement key={index} tag={tag} />
      ))}
      {firstPageTags.map((tag, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, to text
        <HeadElement key={index} tag={tag} attributes={{ [firstPageMarker]: "" }} />
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, named in the policy by its hash */}
      <script data-cfasync="false" dangerouslySetInnerHTML={{ __html: themeScript }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own built stylesheet */}
      <style dangerouslySetInnerHTML={{ __html: styles.css }} />
      <script
        type="module"
        data-cfasync="false"
        async
        fetchPriority="low"
        src={base + boot.src}
        data-code={boot.code.map((file) => base + file).join(" ")}
        data-styles={styles.files.map((file) => base + file).join(" ")}
        data-hydrate={boot.hydrate}
        data-build={boot.build}
      />
    </>
  );
}

/**
 * The complete HTML document of a page. Used at build time and by the development server only.
 * `email_off` and `data-cfasync` keep Cloudflare from hiding addresses and holding back scripts.
 */
export function documentHtml({ head, app, ...rest }: DocumentProps): string {
  const shared = withoutSoftHyphens(renderToStaticMarkup(<SharedHead {...rest} />));
  return `<!doctype html><html lang="${company.language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head}${shared}</head><body><!--email_off-->${app}<!--/email_off--></body></html>`;
}
