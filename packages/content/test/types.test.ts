import { describe, expect, it } from "vitest";
import type { Action, AnyHref } from "../src/facts/links.ts";
import type { Six, Table } from "../src/facts/shapes.ts";
import type { Field } from "../src/forms/field.ts";

/** `pnpm check` fails if one of these mistakes compiles: its @ts-expect-error is then unused. */
describe("mistakes in the content", () => {
  it("do not compile", () => {
    const mistakes = [
      // @ts-expect-error there is no such page
      { label: "Nowhere", href: "/no-such-page" } satisfies Action,
      // @ts-expect-error .html is not canonical
      { label: "Quote", href: "/quote.html" } satisfies Action,
      // @ts-expect-error the portfolio has no such anchor
      { label: "View", href: "/portfolio#gardening" } satisfies Action,
      // @ts-expect-error external links must use https
      "http://example.com" satisfies AnyHref,
      // @ts-expect-error five items instead of six
      [1, 2, 3, 4, 5] satisfies Six<number>,
      // @ts-expect-error a row has too few cells
      { caption: "", columns: ["a", "b"], rows: [["1"]] } as const satisfies Table<2>,
      {
        kind: "text",
        name: "a",
        label: "A",
        hint: null,
        required: true,
        autocomplete: "off",
        inputMode: "text",
        maxLength: 1,
        spellcheck: false,
        errors: { tooLong: "Too long." },
        // @ts-expect-error a required field needs an error for an empty value
      } satisfies Field,
    ];
    expect(mistakes).toHaveLength(7);
  });
});
