import { openPositions } from "@kolam/content/model/company/open-positions";
import { forms } from "@site/words/forms/forms";
import { describe, expect, it } from "vitest";
import { fieldOf } from "../../forms/contract/forms.ts";
import { searchFor, titleOf } from "./position-link.ts";

const titleIn = (search: string) => titleOf(new URLSearchParams(search).getAll("position"));

describe("a link to the application form", () => {
  it.each(openPositions.map(({ id, title }) => [id, title] as const))("chooses %s", (id, title) => {
    expect(titleIn(searchFor(id))).toBe(title);
    const position = fieldOf(forms.application, "position");
    const titles = position.kind === "select" ? position.options.map(({ value }) => value) : [];
    expect(titles).toContain(title);
  });

  it.each(["", "?position=", "?position=chef", "?position=__proto__", "?other=1"])(
    "chooses no position for %j",
    (search) => {
      expect(titleIn(search)).toBeUndefined();
    },
  );
});
