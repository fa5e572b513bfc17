import { globSync } from "node:fs";
import { offices as words } from "@kolam/content/model/company/offices";
import type { OptionalFeature } from "@kolam/content/model/pages/optional-feature";
import { folders, language, site } from "@kolam/resolve/current";
import { fileOf } from "@kolam/resolve/places";
import { company } from "@site/facts/company";
import { openings } from "@site/words/openings";
import { testimonials } from "@site/words/testimonials";
import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { expect, it, vi } from "vitest";
import { bodyOf } from "../../build/prerender/article-bodies.ts";

/** What a module of the site exports instead. */
type Replaced = readonly [module: string, exports: (original: never) => object];

const exporting = (file: string, exports: object): Replaced => [
  file,
  (original: object) => ({ ...original, ...exports }),
];
const without = (...ids: readonly OptionalFeature[]): Replaced => [
  "@site/facts/features",
  ({ leftOut }: typeof import("@site/facts/features")) => ({
    leftOut: [...leftOut, ...ids],
  }),
];
const offices = company.offices.map((office) => ({
  ...office,
  address: { ...office.address, region: "" },
  phones: [],
  hours: [],
}));

/** What an agency may lack, what must then appear nowhere, and what the content exports. */
const cases: Readonly<
  Record<string, readonly [gone: readonly (string | undefined)[], ...Replaced[]]>
> = {
  "a phone, a chat, hours, social profiles, a region and told prices": [
    [
      "tel:+",
      '"telephone"',
      company.phone?.display,
      "data-chat",
      company.chat?.href,
      '"openingHours',
      ...words[0].hours.lines,
      "sameAs",
      company.social[0]?.href,
      '"addressRegion',
      "priceRange",
      '"price"',
    ],
    exporting("@site/facts/company", {
      company: {
        ...company,
        offices,
        phone: undefined,
        chat: undefined,
        social: [],
        address: { ...company.address, region: "" },
      },
    }),
    ...globSync("services/*.ts", { cwd: folders.facts }).map(
      (file): Replaced => [
        `@site/facts/${file}`,
        (original: Readonly<Record<string, object>>) =>
          Object.fromEntries(
            Object.entries(original).map(([id, own]) => [id, { ...own, price: "on request" }]),
          ),
      ],
    ),
  ],
  "careers, an analyzer and a newsletter": [
    ['id="newsletter', `/careers/${openings[0]?.id}`],
    without("careers", "seo-analyzer", "newsletter"),
  ],
  "openings, testimonials and articles": [
    [openings[0]?.id, testimonials[0]?.content, "feed.xml"],
    exporting("@site/words/openings", { openings: [] }),
    exporting("@site/words/testimonials", { testimonials: [] }),
    exporting("@site/entries/article-slugs", { articleCount: 0 }),
    exporting("@site/entries/articles", { articles: [] }),
    exporting("@site/entries/newest-articles", { newestArticles: [] }),
  ],
};

const elementsOf = (node: Tree.ParentNode): Tree.Element[] =>
  node.childNodes.flatMap((child) => ("tagName" in child ? [child, ...elementsOf(child)] : []));
const textOf = (node: Tree.ParentNode): string =>
  node.childNodes
    .map((child) => {
      if ("value" in child) return child.value;
      if (!("tagName" in child)) return "";
      return (
        child.attrs.find(({ name }) => /^(?:alt|aria-label)$/.test(name))?.value ?? textOf(child)
      );
    })
    .join("")
    .trim();

/** What is left where a fact was put into a text. */
const leftover = /\b(?:undefined|NaN|null)\b|\[object|, ,|,,/;

/** Why an element is a trace of something that is not there. */
function faultOf(node: Tree.Element): string | undefined {
  const { tagName, attrs, childNodes } = node;
  for (const { name, value } of attrs) {
    if (leftover.test(value) || (name === "href" && /^(?:|tel:|mailto:)$/.test(value)))
      return `${name}="${value}"`;
  }
  if (/^(?:[uod]l|h\d|d[td]|p|li)$/.test(tagName) && childNodes.length === 0) return "is empty";
  if (tagName === "a" && !attrs.some(({ name }) => name === "aria-label") && textOf(node) === "")
    return "has no name";
  if (tagName !== "section") return undefined;
  const heading = elementsOf(node).find((each) => /^h\d$/.test(each.tagName));
  return heading && textOf(heading) === textOf(node) ? "is a heading alone" : undefined;
}

it.each(Object.entries(cases))(
  "an agency without %s has no trace of them",
  async (_, [gone, ...replaced]) => {
    vi.resetModules();
    for (const [file, exports] of replaced)
      vi.doMock(fileOf(file, site, language), async (original) =>
        exports((await original()) as never),
      );
    const { pageRenderer, renderedPaths, writtenFiles } = await import(
      "../testing/rendered-site.ts"
    );
    const { buildSubmission } = await import("../forms/contract/submission.ts");
    const { sampleAnswers, sampleEnvelope } = await import("../forms/testing/sample-values.ts");
    const { redirects } = await import("@site/facts/redirects");
    const { shownForms } = await import("@site/words/forms/forms");

    const { others } = await import("@kolam/content/model/pages/languages");
    const translated = others.flatMap(({ tag, pages }) => pages.map((page) => `/${tag}${page}`));
    const known = new Set([...renderedPaths, ...Object.keys(writtenFiles), ...translated]);
    const faults: string[] = Object.values(redirects).filter(
      (path) => path !== "gone" && !known.has(path),
    );
    const read = (place: string, text: string, source = text) => {
      const found = [leftover.exec(text)?.[0], ...gone].find(
        (trace) => trace && source.includes(trace),
      );
      if (found) faults.push(`${place} says ${found}`);
    };
    for (const [path, text] of Object.entries(writtenFiles)) read(path, text);
    for (const form of shownForms)
      read(form.id, JSON.stringify(buildSubmission(form, sampleAnswers(form), sampleEnvelope)));
    const render = pageRenderer(bodyOf);
    for (const path of renderedPaths) {
      const html = await render(path);
      const elements = elementsOf(parse(html));
      read(
        path,
        elements.map((each) => (each.tagName === "body" ? textOf(each) : "")).join(""),
        html,
      );
      for (const element of elements) {
        const fault = faultOf(element);
        if (fault) faults.push(`${path}: ${element.tagName} ${fault}: ${textOf(element)}`);
      }
      // Types check the links in the words.
      const shell = html.replace(/<main[\s\S]*<\/main>/, "");
      for (const [, href = ""] of shell.matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)/g))
        if (!known.has(href)) faults.push(`${path} links to ${href}`);
    }
    for (const [file] of replaced) vi.doUnmock(fileOf(file, site, language));
    expect(faults).toEqual([]);
  },
);
