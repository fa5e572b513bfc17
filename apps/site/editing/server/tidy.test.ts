import { join } from "node:path";
import { root } from "@kolam/resolve/sites";
import { expect, it } from "vitest";
import { tidied } from "./tidy.ts";

const file = join(root, "packages/content/texts/en/any-name.ts");
const long = "Tell us what you have in mind, and when it has to be there, in a sentence or two";

it("gives a text that has become too long for its line the lines that Biome gives it", async () => {
  const before = 'export const words = {\n  action: { label: "Ask", href: "/quote" },\n};\n';
  const after = before.replace("Ask", long);
  expect(await tidied(file, before, after)).toBe(
    `export const words = {\n  action: {\n    label: "${long}",\n    href: "/quote",\n  },\n};\n`,
  );
});

it("leaves a file that has its own way of breaking lines as it is", async () => {
  const before = 'export const words = { action:  { label: "Ask" } }';
  const after = before.replace("Ask", long);
  expect(await tidied(file, before, after)).toBe(after);
});
