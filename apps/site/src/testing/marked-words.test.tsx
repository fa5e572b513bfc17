import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { describe, expect, it } from "vitest";
import { articleBody } from "../../build/prerender/article-bodies.ts";
import type { BodyNode } from "../articles/article-body.tsx";
import { markContent, markedValue } from "./marked-content.ts";

markContent();
const { pageRenderer, renderedPaths, writtenFiles } = await import("./rendered-site.ts");
const { cardWords } = await import("../seo/card-words.ts");
const { allPages } = await import("../seo/page-meta.ts");

/** What is not said by the content, and why. */
const exempt: readonly { readonly pattern: RegExp; readonly why: string }[] = [
  { pattern: /https?:\/\/[^\s)]+|[\w.-]+@[\w.-]+\w/g, why: "Addresses are no words." },
  { pattern: /\((?:RSS|Atom|JSON Feed)\)/, why: "Names of formats." },
  { pattern: /^## Optional$/, why: "llmstxt.org reserves this heading." },
  { pattern: /^(?:User-agent|Allow|Disallow|Sitemap): \S*$/, why: "The syntax of robots.txt." },
];

const isUnmarked = (text: string) =>
  /[A-Za-z]/.test(exempt.reduce((rest, { pattern }) => rest.replace(pattern, ""), text));

/** The texts that the content does not say, each with its place. */
const unmarked = (texts: readonly Said[]) =>
  texts.filter(({ text }) => isUnmarked(text)).map(({ at, text }) => `${at}: ${text}`);

interface Said {
  readonly at: string;
  readonly text: string;
}

const spoken = /^(?:alt|aria-(?:label|description|roledescription|valuetext)|title|placeholder)$/;
const wordless =
  /^(?:viewport|robots|theme-color|twitter:card|twitter:image|og:(?:type|url|image|image:type|locale)|article:(?:published|modified)_time)$/;

/** What somebody reads or hears of an HTML document, a search engine included. */
function saidIn(node: Tree.ParentNode, parent = ""): Said[] {
  return node.childNodes.flatMap((child) => {
    if ("value" in child) return { at: parent, text: child.value.trim() };
    if (!("tagName" in child)) return [];
    const { tagName, attrs } = child;
    const attribute = (wanted: string) => attrs.find(({ name }) => name === wanted)?.value ?? "";
    if (tagName === "script" && attribute("type") === "application/ld+json") {
      const [json] = child.childNodes;
      return saidInData(JSON.parse(json && "value" in json ? json.value : "null"), "JSON-LD");
    }
    if (tagName === "script" || tagName === "style") return [];
    const name = attribute("name") + attribute("property");
    return [
      ...attrs
        .filter((each) => spoken.test(each.name))
        .map((each) => ({ at: `${tagName} ${each.name}`, text: each.value })),
      ...(tagName === "meta" && !wordless.test(name)
        ? [{ at: `meta ${name}`, text: attribute("content") }]
        : []),
      ...saidIn(child, tagName),
    ];
  });
}

/** The keys of codes in structured data, feeds and the web manifest. */
const codes =
  /^(?:@(?:type|id|context)|inLanguage|language|lang|dir|.*(?:[cC]ode|Currency)|addressCountry|timeRequired|dayOfWeek|version|sizes|type|purpose|display|src|.*_color|.*_?date.*|date.*)$/;

function saidInData(value: unknown, at: string): Said[] {
  if (typeof value === "string") return [{ at, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    codes.test(key) ? [] : saidInData(item, Array.isArray(value) ? at : `${at} ${key}`),
  );
}

/** What a written file says, line by line or value by value. */
function saidInFile(path: string, text: string): Said[] {
  if (text.startsWith("{")) return saidInData(JSON.parse(text), path);
  return text
    .replace(/<(?:lastBuildDate|pubDate|updated|published|language)>[^<]*|<[^>]*>/g, "\n")
    .split("\n")
    .map((line) => ({ at: path, text: line.trim() }));
}

const render = pageRenderer(async (slug) => markedValue(await articleBody(slug)) as BodyNode[]);

describe("no word that the content does not say is", () => {
  it.each(renderedPaths)(
    "on the page %s",
    async (path) => {
      const html = await render(path);
      // React leaves an error in the HTML, for the browser to try again.
      expect(html).not.toContain("data-msg");
      expect(unmarked(saidIn(parse(html)))).toEqual([]);
    },
    120_000,
  );

  it.each(Object.entries(writtenFiles))("in %s", (path, text) => {
    expect(unmarked(saidInFile(path, text))).toEqual([]);
  });

  it("on a social card", () => {
    const said = allPages().flatMap((ref) => saidInData(cardWords(ref), `the card of ${ref.id}`));
    expect(unmarked(said)).toEqual([]);
  });
});
