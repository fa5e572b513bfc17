import { openings } from "@kolam/content/openings";
import { describe, expect, it } from "vitest";
import { fieldOf } from "../../forms/contract/forms.ts";
import { mailForms } from "../../forms/contract/mail-forms.ts";
import { positionOf, searchFor, withoutPosition } from "./position-link.ts";

describe("a link into the application form", () => {
  it.each(openings.map(({ id, title }) => [id, title] as const))("names %s", (id, title) => {
    expect(positionOf(searchFor(id))).toBe(title);
    const position = fieldOf(mailForms.application, "position");
    const titles = position.kind === "select" ? position.options.map(({ value }) => value) : [];
    expect(titles).toContain(title);
  });

  it.each(["", "?position=", "?position=chef", "?position=__proto__", "?other=1"])(
    "%j names none",
    (search) => {
      expect(positionOf(search)).toBeUndefined();
    },
  );

  it("is taken out of an address without its other parts", () => {
    expect(withoutPosition("?position=project-manager")).toBe("");
    expect(withoutPosition("?from=mail&position=x&a=1")).toBe("from=mail&a=1");
  });
});
