import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ComponentDocs } from "../../src/definition/component-docs.ts";
import type { Interaction } from "../../src/definition/definition.ts";
import { isScripted, styleFilesFor, stylesOf } from "../style-order.ts";
import { type Axis, axesOf, definitionOf } from "./axes.ts";
import { defaultsIn } from "./defaults.ts";
import { type Prop, type Props, propsOf } from "./props.ts";
import { declarations, parseFile, source } from "./source.ts";
import { anatomyStoryOf, type Example, examplesOf } from "./stories.ts";
import { sharedTypes, type TypeDoc, typesOf } from "./types.ts";

/** Everything the docs show about a component. */
export interface ComponentDoc extends Required<Omit<ComponentDocs, "notes" | "do">> {
  readonly notes?: readonly string[];
  readonly name: string;
  readonly folder: string;
  /** Its top-level group in Storybook. */
  readonly group: string;
  /**
   * `server`: it is rendered on the server and adds no script; `mixed`: so can it be, but its parts
   * are scripted; `client`: a client component.
   */
  readonly runs: "server" | "mixed" | "client";
  readonly doc: string;
  readonly axes: readonly Axis[];
  /** Its interactive states, as its definition lists them; none if it is not interactive. */
  readonly states: readonly Interaction[];
  readonly props: Props;
  /** The other types that its file exports. */
  readonly types: readonly TypeDoc[];
  /** Types of other files that its props and types name. */
  readonly sharedTypes: readonly TypeDoc[];
  /** What to do and what not, each a story; without a story `Do`, the first one. */
  readonly examples: readonly Example[];
  /** The export of the story that shows its parts. */
  readonly anatomyStory: string;
  /** The stylesheets it needs, in order: their published names, and their paths in `src`. */
  readonly styles: readonly string[];
  readonly stylesheets: readonly string[];
}

const read = (file: string) => readFileSync(join(source, file), "utf8");

const pascal = (kebab: string) =>
  kebab.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The contents of a component's `x.docs.ts`. */
async function writtenDocs(folder: string) {
  const file = join(source, folder, `${folder}.docs.ts`);
  const { docs }: { docs: ComponentDocs } = await import(pathToFileURL(file).href);
  return { keyboard: [], alsoCalled: [], ...docs };
}

async function component(folder: string): Promise<ComponentDoc | undefined> {
  const path = `${folder}/${folder}.tsx`;
  const name = pascal(folder);
  const file = parseFile(path);
  const main = declarations(file).get(name);
  if (!main) return undefined;
  const stories = `${folder}/${folder}.stories.tsx`;
  // Some axes are not props but follow from others, such as a field's look from its error.
  const areProps = read(path).includes("VariantsOf<typeof");
  const definition = await definitionOf(folder);
  const { do: why, ...written } = await writtenDocs(folder);
  const props = propsOf(`${name}Props`, path);
  const types = typesOf(path).filter((type) => type.name !== `${name}Props`);
  const defaults = defaultsIn(main.node, file);
  const withDefault = (prop: Prop): Prop => {
    const defaultValue = defaults.get(prop.name);
    return defaultValue === undefined ? prop : { ...prop, defaultValue };
  };
  return {
    ...written,
    name,
    folder,
    group: /^ {2}title: "([^/"]+)/m.exec(read(stories))?.[1] ?? "",
    runs: read(path).startsWith('"use client"') ? "client" : isScripted(path) ? "mixed" : "server",
    doc: file.comment(main.at).doc,
    axes: definition && areProps ? axesOf(definition, folder) : [],
    states: definition?.interactions ?? [],
    props: { own: props.own.map(withDefault), native: props.native },
    types,
    sharedTypes: sharedTypes(
      path,
      props.own.filter((prop) => !prop.doc.startsWith("@deprecated")),
      types,
    ),
    examples: [...(why ? [{ kind: "do" as const, text: why }] : []), ...examplesOf(stories)],
    anatomyStory: anatomyStoryOf(stories),
    styles: styleFilesFor(path),
    stylesheets: stylesOf([path]),
  };
}

let kit: Promise<ComponentDoc[]> | undefined;

/**
 * Every component that the kit's entry exports, by name. Read once: it takes seconds, and many ask.
 */
export function readKit(): Promise<ComponentDoc[]> {
  kit ??= readSources();
  return kit;
}

async function readSources(): Promise<ComponentDoc[]> {
  const entry = read("index.ts");
  const folders = globSync("*/*.stories.tsx", { cwd: source })
    .map((file) => file.split("/")[0] ?? "")
    .filter((folder) => entry.includes(`"./${folder}/${folder}.tsx"`));
  const docs = await Promise.all([...new Set(folders)].sort().map(component));
  return docs.filter((doc) => doc !== undefined);
}
