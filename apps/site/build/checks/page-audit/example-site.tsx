import { plainText } from "@kolam/content/model/basics/links";
import { paths as pages, serviceIds } from "@kolam/content/model/pages/paths";
import { prices } from "@kolam/content/model/services/told-prices";
import { renderToStaticMarkup } from "react-dom/server";
import { readSiteConfig } from "../../../config/site-config.ts";
import { documentHtml } from "../../../src/document.tsx";
import { firstPageTags } from "../../../src/seo/head/first-page-tags.ts";
import { HeadElement } from "../../../src/seo/head/head-element.tsx";
import { pageTags } from "../../../src/seo/head/page-tags.ts";
import { pageMeta } from "../../../src/seo/page-meta.ts";
import type { PageRef } from "../../../src/seo/page-ref.ts";
import { isServiceId } from "../../../src/seo/page-ref.ts";
import { routePath } from "../../../src/seo/route-path.ts";
import { blogFeeds, feeds, icons, manifestPath } from "../../../src/seo/site-files.ts";
import { cardPath } from "../../../src/seo/social-card.ts";
import { questionsOn } from "../../../src/seo/structured-data/questions.ts";
import { twinPath } from "../../../src/seo/twin-path.ts";
import { llmsPath } from "../../outputs/crawl-files/llms.ts";
import { robotsFile, robotsPath } from "../../outputs/crawl-files/robots.ts";
import { sitemapFile, sitemapPath } from "../../outputs/crawl-files/sitemap.ts";
import { webManifest } from "../../outputs/crawl-files/web-manifest.ts";
import { withPolicy } from "../../policy/security-policy.ts";
import { type BuiltPage, type BuiltSite, builtPage } from "./built-site.ts";

/** The siteUrl of the example. */
export const siteUrl = "https://agency.example";
const routes: readonly PageRef[] = [
  { id: "home" },
  { id: "about" },
  { id: "contact" },
  { id: "services" },
  ...serviceIds.map((id) => ({ id })),
  { id: "privacy" },
  { id: "not-found" },
];

const paths = routes.flatMap((match) => routePath(match) ?? []);

/** Enough plain text for a page to pass the audit. */
function paragraph(topic: string): string {
  return Array.from(
    { length: 12 },
    (_, index) =>
      `Sentence ${index + 1} tells a little more about ${topic}, in words that a stranger reads twice at most.`,
  ).join(" ");
}

function body(match: PageRef): string {
  const { shortTitle } = pageMeta(match);
  return renderToStaticMarkup(
    <>
      <nav aria-label="Pages">
        {paths.map((path) => (
          <a key={path} href={path}>
            {`To ${path === "/" ? "the home page" : path.slice(1)}`}
          </a>
        ))}
      </nav>
      <main id="main">
        <h1>{shortTitle}</h1>
        <p>{paragraph(shortTitle)}</p>
        <h2 id="more">{`More on ${shortTitle}`}</h2>
        <p>{paragraph("all the rest of it")}</p>
        <img src="/art/frame.svg" alt="A drawing of one line" width="40" height="30" />
        {isServiceId(match.id) ? <p>{prices[match.id].text}</p> : null}
        {questionsOn(match).map(({ id, question, answer }) => (
          <section key={id}>
            <h3 id={id}>{question}</h3>
            <p>{plainText(answer)}</p>
          </section>
        ))}
      </main>
    </>,
  );
}

const config = readSiteConfig({});

const sound = routes.map((match) => {
  const tags = pageTags(pageMeta(match), { siteUrl });
  const html = documentHtml({
    head: tags.map((tag) => renderToStaticMarkup(<HeadElement tag={tag} />)).join(""),
    firstPageTags: firstPageTags(match, {
      siteUrl,
      languages: [],
      photoHost: "https://photos.example",
    }),
    styles: { css: "", files: [] },
    app: body(match),
    boot: { src: "/assets/boot.js", code: [], hydrate: "interaction", build: "test" },
  });
  return builtPage(siteUrl, match, withPolicy(html, config));
});

const link = `${siteUrl}${pages[serviceIds[0]].path}#more`;

/** A change by a test: to the HTML of one page, or to the files and their text. */
export interface Damage {
  readonly page?: PageRef["id"];
  readonly html?: (html: string) => string;
  readonly without?: string;
  /** The path of a file that is not a page, and a change of its text. */
  readonly file?: readonly [path: string, damage: (text: string) => string];
}

/** A built site with all pages in memory. */
interface ExampleSite extends BuiltSite {
  readonly pages: readonly BuiltPage[];
}

/** A small site without faults, made with the real document and head, for tests to damage. */
export function exampleSite({ page, html, without, file }: Damage = {}): ExampleSite {
  const pages = sound.map((whole) =>
    html && whole.match.id === page ? builtPage(siteUrl, whole.match, html(whole.html)) : whole,
  );
  const files = new Set<string>([
    sitemapPath,
    robotsPath,
    llmsPath,
    "/assets/boot.js",
    "/art/frame.svg",
    manifestPath,
    ...Object.values(icons),
    ...feeds.map(({ path }) => path),
    ...routes.map((match) => cardPath(routePath(match))),
    ...pages.flatMap(({ meta }) => twinPath(meta) ?? []),
  ]);
  if (without !== undefined) files.delete(without);
  const entries = pages.flatMap(({ url, meta }) =>
    url !== undefined && meta.indexable ? [{ url, lastModified: meta.updated }] : [],
  );
  const texts: Readonly<Record<string, string>> = {
    [sitemapPath]: sitemapFile(entries),
    [robotsPath]: robotsFile({ languages: [{ language: "", url: siteUrl }], base: "" }),
    [llmsPath]: `# Agency\n\n- [About](${siteUrl}/about): who it is\n`,
    [manifestPath]: webManifest(""),
    [blogFeeds.rss.path]: `<rss><channel><item><link>${link}</link></item></channel></rss>`,
    [blogFeeds.atom.path]: `<feed><entry><id>${link}</id></entry></feed>`,
    [blogFeeds.json.path]: JSON.stringify({ items: [{ url: link }] }),
  };
  const [changed = "", change = (text: string) => text] = file ?? [];
  return {
    siteUrl,
    base: "",
    bases: [""],
    otherLanguages: [],
    isLocalBuild: false,
    isUntranslated: false,
    isPreview: false,
    embeds: ["youtube"],
    pages,
    files,
    text: (path) => (path === changed ? change(texts[path] ?? "") : (texts[path] ?? "")),
  };
}
