import { expect, it } from "vitest";
import { hasWords } from "../build/has-words.ts";

it.each([
  'export const lead = "Write to us.";',
  `export const since = (year: number) => \`Since \${year}\`;`,
  'export const titles = { main: "Services" };',
  'export const title = "الخدمات كلها";',
])("says something: %s", (source) => {
  expect(hasWords(source)).toBe(true);
});

it.each([
  'import { company } from "@site/facts/company";\nexport const all = [company.name];',
  "/** The logos of clients: none. */\nexport const logos = undefined;",
  '// Not said to anybody\nexport const order = ["about", "services"];',
  'export { headerPages } from "../en/navigation.ts";',
])("says nothing: %s", (source) => {
  expect(hasWords(source)).toBe(false);
});
