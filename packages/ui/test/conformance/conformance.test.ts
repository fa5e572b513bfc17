import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readKit } from "../../build/api/kit.ts";

const source = resolve(import.meta.dirname, "../../src");
const docs = await readKit();

const storiesOf = (folder: string) =>
  readFileSync(resolve(source, folder, `${folder}.stories.tsx`), "utf8");

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
});
