import { globSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readKit } from "../../build/api/kit.ts";
import type { Prop } from "../../build/api/props.ts";

const source = resolve(import.meta.dirname, "../../src");
const docs = await readKit();

const storiesOf = (folder: string) =>
  readFileSync(resolve(source, folder, `${folder}.stories.tsx`), "utf8");

/**
 * Things for which an editor shows no documentation: members without a comment, and values of a
 * union without a line in it.
 */
const silent = (members: readonly Prop[]) =>
  members.flatMap(({ name, type, doc, valueDocs }) => {
    const union = /^"[^"]+"( \| "[^"]+")+$/.test(type) ? type.split(" | ") : [];
    const values = union.map((value) => value.slice(1, -1)).filter((value) => !valueDocs[value]);
    return [...(doc ? [] : [name]), ...values.map((value) => `${name}: ${value}`)];
  });

describe("stories", () => {
  // Styles that hide a fault of the kit in its own stories would be missing in other apps.
  it("have no own styles, except for the places of their parts", () => {
    const unshipped = globSync("**/*.css", { cwd: source }).filter((file) =>
      /\.(stories|fixture)\.|^testing\//.test(file.replaceAll("\\", "/")),
    );
    const looks = /^\s+(gap|margin\S*|font\S*|color|border\S*|list-style\S*|text-\S+): /gm;
    expect(unshipped.map((file) => basename(file)).sort()).toEqual([
      "matrix.module.css",
      "plain-line.module.css",
      "stage.module.css",
    ]);
    expect(readFileSync(resolve(source, "testing/stage.module.css"), "utf8")).not.toMatch(looks);
  });
});

describe("every component with variants", () => {
  const varied = docs.filter(({ axes }) => axes.length > 0);

  // It renders every combination in the definition, so new values appear automatically.
  it.each(varied)("$name has a matrix story of its definition", ({ name, folder }) => {
    const definition = `${name[0]?.toLowerCase()}${name.slice(1)}Definition`;
    expect(storiesOf(folder)).toMatch(
      new RegExp(`^export const AllVariants: Story = [^;]*[mM]atrix\\(\\s*${definition}\\b`, "m"),
    );
  });
});

describe("every component", () => {
  // Its page and controls in Storybook are found by this title.
  it.each(docs)("$name has stories with its title", ({ group, name, folder }) => {
    expect(storiesOf(folder)).toContain(`  title: "${group}/${name}",`);
  });

  it.each(docs)("$name uses no style prop and has several stories", (doc) => {
    const component = readFileSync(resolve(source, doc.folder, `${doc.folder}.tsx`), "utf8");
    expect(component).not.toMatch(/\bstyle=\{/);
    expect(storiesOf(doc.folder).match(/^export const \w+: Story/gm)?.length).toBeGreaterThan(1);
  });

  it.each(docs)("$name lists its props, none of them called style", ({ props, axes }) => {
    expect(props.own.length + props.native.length + axes.length).toBeGreaterThan(0);
    expect(props.own.map(({ name }) => name)).not.toContain("style");
  });

  it.each(docs)("$name has a comment on each prop and value", ({ doc, props, axes, types }) => {
    expect(doc).toMatch(/\.$/);
    const axisNames = axes.map(({ name }) => name);
    expect(silent(props.own.filter(({ name }) => !axisNames.includes(name)))).toEqual([]);
    expect(types.flatMap(({ members }) => silent(members))).toEqual([]);
    expect(axes.filter((axis) => axis.doc === "")).toEqual([]);
    expect(axes.flatMap(({ values }) => values.filter((value) => value.doc === ""))).toEqual([]);
  });

  it.each(docs)("$name shows what to do and what not, and says why", ({ examples, whenNot }) => {
    const kinds = examples.map(({ kind }) => kind);
    expect(kinds).toContain("do");
    // A reference to another component needs no picture.
    expect(kinds.includes("dont") || /\([A-Z]/.test(whenNot)).toBe(true);
    expect(examples.filter(({ text }) => !/[.?]$/.test(text))).toEqual([]);
  });

  it.each(docs.filter(({ states }) => states.includes("focus-visible")))(
    "$name says what its keys do",
    (doc) => {
      expect(doc.keyboard).not.toEqual([]);
    },
  );
});
