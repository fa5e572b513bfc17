import { describe, expect, it } from "vitest";
import { explain, readProblems } from "./explain.ts";

const source = '  {\n    location: "Remote / Hybrid",\n    title: "Designer",\n  },\n';

describe("a mistake in the content", () => {
  it("is read with its file, its place and its details", () => {
    const output = [
      "src/en/openings.ts(21,3): error TS2322: Type '{ id: string; }' is not assignable to type 'Opening'.",
      "  Property 'location' is missing in type '{ id: string; }' but required in type 'Opening'.",
      "src/paths.ts(4,5): error TS1005: ',' expected.",
      "src/en/meta.ts(7,1): warning: The title of the page “about” is too long.",
    ].join("\n");
    const [first, second, third] = readProblems(output);
    expect(first).toMatchObject({
      severity: "error",
      file: "src/en/openings.ts",
      line: 21,
      column: 3,
    });
    expect(first?.message).toContain("'location' is missing");
    expect(third).toMatchObject({ severity: "warning", file: "src/en/meta.ts", line: 7 });
    expect(second).toMatchObject({ file: "src/paths.ts", line: 4, message: "',' expected." });
  });

  it.each([
    [
      "Property 'location' is missing in type '{ id: string; }' but required in type 'Opening'.",
      '“location” is missing. Add it. For example: location: "Remote / Hybrid",',
    ],
    [
      `Property '"thank-you"' is missing in type '{ home: PageWords; }' but required in type 'Words'.`,
      "“thank-you” is missing. Add it.",
    ],
    [
      "Type '{ home: string; }' is missing the following properties from type 'Words': quote, contact",
      "These are missing: quote, contact. Add them.",
    ],
    ["Source has 5 element(s) but target requires 6.", "This list has 5 entries and needs 6."],
    [
      "Object literal may only specify known properties, but 'titel' does not exist in type 'Opening'. Did you mean to write 'title'?",
      "“titel” is not a field here. Did you mean “title”?",
    ],
    [
      `Type '"Cooking"' is not assignable to type '"Engineering" | "Design"'.`,
      "“Cooking” is not possible here. Use one of: Engineering, Design.",
    ],
    [
      `Type '"/careers"' is not assignable to type 'AnyHref | undefined'.`,
      "“/careers” leads nowhere: the site has no such page or anchor, or leaves the page out (facts/features.ts). Link to another one.",
    ],
    [
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the type checker's own word
      "Type '\"Soon\"' is not assignable to type '`${number}-${number}-${number}`'.",
      "“Soon” is not a day. Write it as in 2026-03-09.",
    ],
    [
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the type checker's own word
      "Type '\"late\"' is not assignable to type '`${number}:${number}`'.",
      "“late” is not a time. Write it as in 09:30.",
    ],
    [
      "Type '9' is not assignable to type '1 | 2 | 3'.",
      "“9” is not possible here. Use one of: 1, 2, 3.",
    ],
    [
      `Type '"carreers"' is not assignable to type 'OptionalFeature'. Did you mean '"careers"'?`,
      "“carreers” is not possible here. Did you mean “careers”? Use one of: careers, imprint, newsletter, prices, proof, seo-analyzer.",
    ],
    [
      `Type '"Montag"' is not assignable to type 'Weekday'. Did you mean '"Monday"'?`,
      "“Montag” is not possible here. Did you mean “Monday”?",
    ],
    ["',' expected.", "',' expected."],
  ])("is explained as %j", (message, told) => {
    expect(explain({ message }, source)).toBe(told);
  });
});
