import { readFileSync } from "node:fs";
import { join } from "node:path";
import { generatedFiles } from "@kolam/content/content-lists";
import { folders, language } from "@kolam/resolve/current";
import { bodyOf } from "../../build/prerender/article-bodies.ts";
import { allContent } from "../../build/prerender/dev-articles.ts";
import type { BodyNode } from "../../src/articles/article-body.tsx";
import type { ReadBody } from "../../src/articles/data-of.ts";
import type { Address, Addresses } from "./addresses.ts";
import { bodyTexts, fieldTexts, filled } from "./entry-texts.ts";
import { isName } from "./literals.ts";
import { marked } from "./marks.ts";
import { versionOf } from "./version.ts";

/** The fields whose values the code compares with other values. */
const choices = /^(?:author|sector|services|language|headings|tags)\b/;

/** The field whose values are those of {@link articleCategories}. */
const category = "category";

const fileOf = (folder: string, slug: string) =>
  join(folders.words(language), folder, `${slug}.mdx`);

/** The addresses of the categories, which each article repeats. */
const categoriesIn = (addresses: Addresses) =>
  new Map(
    [...addresses.all()]
      .filter(({ file }) => file.endsWith("/authors-and-categories.ts"))
      .map((address) => [address.value, address]),
  );

/** The texts of an entry's file with their addresses: those of its fields, then those of its body. */
export async function readEntry(folder: string, slug: string, addresses: Addresses) {
  const file = fileOf(folder, slug);
  const source = readFileSync(file, "utf8");
  const nodes = await bodyOf(folder as Parameters<ReadBody>[0], slug);
  const fields = fieldTexts(source);
  const body = bodyTexts(source, nodes);
  const numbered = addresses.number(file, [...fields, ...body], versionOf(source));
  return { nodes, fields, body, numbered };
}

const markedText = (address: Address | undefined, text: string) =>
  address ? marked(address.id, text) : text;

type Fields = Pick<Awaited<ReturnType<typeof readEntry>>, "fields" | "numbered">;

interface Entry extends Fields {
  readonly categories: ReturnType<typeof categoriesIn>;
}

/** A text with marks around the fields that it is made of. */
function markedParts(text: string, { fields, numbered }: Fields): string {
  const known = [...fields.keys()]
    .map((index) => ({ index, value: filled(fields[index]?.value ?? "").trim() }))
    .filter(({ value }) => value.length > 3 && text.includes(value))
    .sort((a, b) => b.value.length - a.value.length);
  const [longest] = known;
  if (!longest) return text;
  const at = text.indexOf(longest.value);
  const rest = text.slice(at + longest.value.length);
  const entry = { fields, numbered };
  const before = markedParts(text.slice(0, at), entry);
  return before + markedText(numbered[longest.index], longest.value) + markedParts(rest, entry);
}

/** The data of an entry with marks around the texts of its fields. */
function markedData(data: unknown, entry: Entry, path = ""): unknown {
  if (typeof data === "string") {
    if (isName(data) || choices.test(path)) return data;
    if (path === category) return markedText(entry.categories.get(data), data);
    const { fields, numbered } = entry;
    const same = (index: number) => filled(fields[index]?.value ?? "").trim() === data;
    const known = fields.findIndex((field, index) => field.path === path && same(index));
    const index = known >= 0 ? known : fields.findIndex((_, each) => same(each));
    return index >= 0 ? markedText(numbered[index], data) : markedParts(data, entry);
  }
  if (Array.isArray(data)) {
    return data.map((each, index) => markedData(each, entry, `${path}.${index}`));
  }
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      markedData(value, entry, path ? `${path}.${name}` : name),
    ]),
  );
}

/** The lists of articles, cases and landing pages, as modules whose texts have marks. */
export async function markedLists(addresses: Addresses): Promise<ReadonlyMap<string, string>> {
  const content = await allContent(() => {});
  const categories = categoriesIn(addresses);
  const markAll = async <Item extends object>(folder: string, items: readonly Item[]) =>
    Promise.all(
      items.map(async (item) => {
        const { slug, id } = item as { slug?: string; id?: string };
        const entry = await readEntry(folder, slug ?? id ?? "", addresses);
        return markedData(item, { ...entry, categories }) as Item;
      }),
    );
  return generatedFiles({
    articles: await markAll("articles", content.articles),
    cases: await markAll("cases", content.cases),
    landing: await markAll("landing", content.landing),
  });
}

/** Reads the body of an entry with marks around its texts. */
export const markedBodies =
  (addresses: Addresses): ReadBody =>
  async (folder, slug) => {
    const { nodes, fields, body, numbered } = await readEntry(folder, slug, addresses);
    const addressOf = (node: BodyNode, at: number | string) => {
      const index = body.findIndex((text) => text.node === node && text.at === at);
      return index < 0 ? undefined : numbered[fields.length + index];
    };
    const marks = (children: readonly BodyNode[], parent: BodyNode): readonly BodyNode[] =>
      children.map((child, index) => {
        if (typeof child === "string") {
          const [, before = "", text = "", after = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(child) ?? [];
          return before + markedText(addressOf(parent, index), text) + after;
        }
        const attributes = Object.entries(child.attributes ?? {}).map(([name, value]) => [
          name,
          markedText(addressOf(child, name), value),
        ]);
        return {
          ...child,
          ...(child.attributes && { attributes: Object.fromEntries(attributes) }),
          ...(child.children && { children: marks(child.children, child) }),
        };
      });
    const root = body.find(({ node }) => typeof node !== "string" && node.tag === "")?.node;
    return marks(nodes, root ?? "");
  };
