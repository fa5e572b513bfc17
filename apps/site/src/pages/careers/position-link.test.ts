import { forms } from "@kolam/content/forms/forms";
import { openPositions } from "@kolam/content/open-positions";
import { describe, expect, it } from "vitest";
import { fieldOf } from "../../forms/contract/forms.ts";
import { positionOf, searchFor, withoutPosition } from "./position-link.ts";

describe("a link to the application form", () => {
  it.each(openPositions.map(({ id, title }) => [id, title] as const))("chooses %s", (id, title) => {
    expect(positionOf(searchFor(id))).toBe(title);
    const position = fieldOf(forms.application, "position");
    const titles = position.kind === "select" ? position.options.map(({ value }) => value) : [];
    expect(titles).toContain(title);
  });

  it.each(["", "?position=", "?position=chef", "?position=__proto__", "?other=1"])(
    "chooses no position for %j",
    (search) => {
      expect(positionOf(search)).toBeUndefined();
    },
  );

  it("is removed from the search part of an address, which is otherwise kept", () => {
    expect(withoutPosition("?position=project-manager")).toBe("");
    expect(withoutPosition("?from=mail&position=x&a=1")).toBe("from=mail&a=1");
  });
});
