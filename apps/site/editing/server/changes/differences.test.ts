import { expect, it } from "vitest";
import { differences, saidChanges, without } from "./differences.ts";

const before = `export const about = {
  title: "Dawn",
  lead: \`At \${company.name} we draw.\`,
  items: ["one", "two"],
};
`;

it("says what changed by text, with the names of facts", () => {
  const after = before
    .replace("Dawn", "Dusk")
    .replace("we draw", "we paint")
    .replace('"two"]', '"two", "three"]');
  expect(saidChanges("about.ts", before, after)).toEqual([
    { before: ["Dawn"], after: ["Dusk"] },
    { before: ["At {company.name} we draw."], after: ["At {company.name} we paint."] },
    { before: [], after: ["three"] },
  ]);
});

it("says lines where no text has changed, and in other files", () => {
  expect(saidChanges("a.ts", "const a = 1;\n", "const a = 2;\n")).toEqual([
    { before: ["const a = 1;"], after: ["const a = 2;"] },
  ]);
  expect(saidChanges("a.mdx", "One.\n\nTwo.\n", "One.\n\nThree.\n\nTwo.\n")).toEqual([
    { before: [], after: ["Three."] },
  ]);
  expect(saidChanges("a.ts", "const a = {", 'const a = "b";')).toHaveLength(1);
});

it.each([
  ["a changed line", "a\nb\nc\n", "a\nB\nc\n"],
  ["added lines", "a\nc\n", "a\nb\nb\nc\n"],
  ["removed lines", "a\nb\nc\n", "a\n"],
  ["another end", "a\r\nb", "a\r\nb\r\n"],
  ["everything", "", "a\nb\n"],
  ["several places", "a\nb\nc\nd\ne\n", "A\nb\nc\nc\nd\nE\n"],
])("drops every difference, and the file is what it was: %s", (_, old, now) => {
  let text = now;
  for (const difference of differences(old, now).toReversed()) {
    text = without(old, text, difference);
  }
  expect(text).toBe(old);
});

it("drops one of two lines that stand together", () => {
  const [first] = differences("a\nb\n", "A\nB\n");
  expect(first && without("a\nb\n", "A\nB\n", first)).toBe("a\nB\n");
});
