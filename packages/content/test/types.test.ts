import { describe, expect, it } from "vitest";
import type { Field } from "../src/forms/field.ts";
import type { Action, AnyHref } from "../src/links.ts";
import type { FourSteps, Six, Table } from "../src/shapes.ts";

/**
 * The expectations here are comments to the type checker: `pnpm check` fails when one of these
 * mistakes compiles.
 */
describe("mistakes in words", () => {
  it("do not compile", () => {
    const mistakes = [
      // @ts-expect-error no page has this path
      { label: "Nowhere", href: "/no-such-page" } satisfies Action,
      // @ts-expect-error .html is not canonical
      { label: "Quote", href: "/quote.html" } satisfies Action,
      // @ts-expect-error the portfolio has no such anchor
      { label: "View", href: "/portfolio#gardening" } satisfies Action,
      // @ts-expect-error only https leaves the site
      "http://example.com" satisfies AnyHref,
      // @ts-expect-error five are not six
      [1, 2, 3, 4, 5] satisfies Six<number>,
      // @ts-expect-error step numbers are two digits, in order
      [{ number: "1", title: "", text: "" }] satisfies FourSteps,
      // @ts-expect-error a row with a cell too few
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
        // @ts-expect-error a required field without words for its emptiness
      } satisfies Field,
    ];
    expect(mistakes).toHaveLength(8);
  });
});
