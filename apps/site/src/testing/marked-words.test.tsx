import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { describe, expect, it } from "vitest";
import { bodyOf } from "../../build/prerender/article-bodies.ts";
import type { BodyNode } from "../articles/article-body.tsx";
import { type Said, unaccounted } from "./exemptions.ts";
import { markContent, markedValue } from "./marked-content.ts";

markContent();
const { pageRenderer, renderedPaths, writtenFiles } = await import("./rendered-site.ts");
const { cardWords } = await import("../seo/card-words.ts");
const { allPages } = await import("../seo/page-meta.ts");

const spoken = /^(?:alt|aria-(?:label|description|roledescription|valuetext)|title|placeholder)$/;
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
      ...(tagName === "meta" ? [{ at: `meta ${name}`, text: attribute("content") }] : []),
      ...saidIn(child, tagName),
    ];
  });
}

function saidInData(value: unknown, at: string): Said[] {
  if (typeof value === "string") return [{ at, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    saidInData(item, Array.isArray(value) ? at : `${at} ${key}`),
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

const render = pageRenderer(
  async (folder, slug) => markedValue(await bodyOf(folder, slug)) as BodyNode[],
);

describe("no word that the content does not say is", () => {
  it.each(renderedPaths)(
    "on the page %s",
    async (path) => {
      const html = await render(path);
      // React leaves an error in the HTML, for the browser to try again.
      expect(html).not.toContain("data-msg");
      expect(unaccounted(saidIn(parse(html)))).toEqual([]);
    },
    120_000,
  );

  it.each(Object.entries(writtenFiles))("in %s", (path, text) => {
    expect(unaccounted(saidInFile(path, text))).toEqual([]);
  });

  it("on a social card", () => {
    const said = allPages().flatMap((ref) => saidInData(cardWords(ref), `the card of ${ref.id}`));
    expect(unaccounted(said)).toEqual([]);
  });
});
