import type { Action, AnyHref } from "@kolam/content/model/basics/links";
import type { Some, Table } from "@kolam/content/model/basics/types";
import { contactForm } from "@kolam/content/model/forms/contact";
import type { OldAddresses } from "@kolam/content/model/pages/old-addresses";
import type { Price } from "@kolam/content/model/services/prices";
import type { Field, FieldWords } from "@kolam/content/model/types/field";
import { defineForm } from "@kolam/content/model/types/form";
import { describe, expect, it } from "vitest";

/** `pnpm check` fails if one of these mistakes compiles: its @ts-expect-error is then unused. */
describe("mistakes in the content", () => {
  it("do not compile", () => {
    const options = [{ value: "a", label: "A" }] as const;
    const mistakes = [
      // @ts-expect-error there is no such page
      { label: "Nowhere", href: "/no-such-page" } satisfies Action,
      // @ts-expect-error .html is not canonical
      { label: "Quote", href: "/quote.html" } satisfies Action,
      // @ts-expect-error the portfolio has no such anchor
      { label: "View", href: "/portfolio#gardening" } satisfies Action,
      // @ts-expect-error an old address leads to a page
      { "/old": "/no-such-page" } satisfies OldAddresses,
      // @ts-expect-error an old address leads to no part of a page
      { "/old": "/privacy#cookies" } satisfies OldAddresses,
      // @ts-expect-error a price is per hour, day or month, or one-off
      { amount: 900, unit: "year" } satisfies Price,
      // @ts-expect-error a price without an amount is on request
      null satisfies Price,
      // @ts-expect-error external links must use https
      "http://example.com" satisfies AnyHref,
      // @ts-expect-error a list with nothing in it
      [] satisfies Some<number>,
      // @ts-expect-error a row has too few cells
      { caption: "", columns: ["a", "b"], rows: [["1"]] } as const satisfies Table<2>,
      {
        kind: "text",
        name: "a",
        label: "A",
        required: true,
        mail: { under: "A" },
        errors: { tooLong: "Too long." },
        // @ts-expect-error a required field needs an error for an empty value
      } satisfies Field,
      {
        kind: "select",
        label: "A",
        required: false,
        placeholder: "",
        options,
        errors: {},
        // @ts-expect-error a field says where its answer stands in the mail
      } satisfies FieldWords,
      defineForm({
        ...contactForm,
        headings: ["CONTACT"],
        // @ts-expect-error the mail has no such heading
        fields: { email: { ...contactForm.fields.email, mail: { under: "ELSEWHERE" } } },
      }),
      defineForm({
        ...contactForm,
        headings: ["PROJECT"],
        // @ts-expect-error nobody can answer to a form without an address
        fields: { budget: contactForm.fields.budget },
      }),
    ];
    expect(mistakes).toHaveLength(14);
  });
});
