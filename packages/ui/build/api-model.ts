import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ComponentDocs } from "../src/definition/component-docs.ts";
import { type Axis, axesOf } from "./api-axes.ts";
import { type Props, propsOf } from "./api-props.ts";
import { declarations, parseFile } from "./api-source.ts";
import { styleFilesFor } from "./style-order.ts";

/** Everything the docs show about a component. */
export interface ComponentDoc {
  readonly name: string;
  readonly folder: string;
  /** Its top-level group in Storybook. */
  readonly group: string;
  readonly client: boolean;
  readonly doc: string;
  /** When to use it, when not to, and accessibility notes, as on its Storybook page. */
  readonly guidance: string;
  readonly axes: readonly Axis[];
  readonly props: Props;
  /** Source of the other types that its file exports. */
  readonly types: readonly string[];
  /** The stylesheets it needs, in order. */
  readonly styles: readonly string[];
}

const source = join(import.meta.dirname, "../src");
const read = (file: string) => readFileSync(join(source, file), "utf8");

const pascal = (kebab: string) =>
  kebab.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The component description in a story file's meta, without its first paragraph, which repeats the doc. */
function guidanceOf(stories: string): string {
  const [, text = ""] = /description: \{\s*component:\s*`((?:\\.|[^`\\])*)`/s.exec(stories) ?? [];
  return text.slice(text.indexOf("**When:**")).replaceAll("\\`", "`").trim();
}

/** The contents of a component's `x.docs.ts`. */
async function writtenDocs(folder: string): Promise<ComponentDocs | undefined> {
  const [file] = globSync(`${folder}/${folder}.docs.ts`, { cwd: source });
  if (!file) return undefined;
  const { docs }: { docs: ComponentDocs } = await import(pathToFileURL(join(source, file)).href);
  return docs;
}

const guidanceText = ({ when, whenNot, notes = [], accessibility }: ComponentDocs) =>
  [
    `**When:** ${when} **When not:** ${whenNot}`,
    ...notes,
    `**Accessibility:** ${accessibility}`,
  ].join("\n\n");

async function component(folder: string): Promise<ComponentDoc | undefined> {
  const path = `${folder}/${folder}.tsx`;
  const name = pascal(folder);
  const file = parseFile(path);
  const declared = declarations(file);
  const main = declared.get(name);
  if (!main) return undefined;
  const stories = read(`${folder}/${folder}.stories.tsx`);
  const written = await writtenDocs(folder);
  const types = [...declared].flatMap(([type, { node, at }]) =>
    type !== `${name}Props` && /^TS(Interface|TypeAlias)/.test(node.type) && node !== at
      ? [file.raw(at).replace(/^export /, "")]
      : [],
  );
  // Some axes are not props but follow from others, such as a field's look from its error.
  const axes = read(path).includes("VariantsOf<typeof") ? await axesOf(folder) : [];
  const props = propsOf(`${name}Props`, path);
  return {
    name,
    folder,
    group: /^ {2}title: "([^/"]+)/m.exec(stories)?.[1] ?? "",
    client: read(path).startsWith('"use client"'),
    doc: file.comment(main.at).doc,
    guidance: written ? guidanceText(written) : guidanceOf(stories),
    axes,
    props,
    types,
    styles: styleFilesFor(path),
  };
}

/** Every component that the kit's entry exports, by name. */
export async function readKit(): Promise<ComponentDoc[]> {
  const entry = read("index.ts");
  const folders = globSync("*/*.stories.tsx", { cwd: source })
    .map((file) => file.split("/")[0] ?? "")
    .filter((folder) => entry.includes(`"./${folder}/${folder}.tsx"`));
  const docs = await Promise.all([...new Set(folders)].sort().map(component));
  return docs.filter((doc) => doc !== undefined);
}
