import { current, languages } from "@kolam/content/model/pages/languages";
import { paths } from "@kolam/content/model/pages/paths";
import { expect, it } from "vitest";
import { languageLinks } from "./languages.ts";
import { readSiteConfig } from "./site-config.ts";

it("every page’s script names fixed pages of other languages only: of the rest there may be thousands", () => {
  const fixed: readonly string[] = Object.values(paths).map(({ path }) => path);
  const links = languageLinks(readSiteConfig({}));
  if (languages.length === 1) {
    expect(links).toBeNull();
    return;
  }
  const named = links?.others.flatMap(({ pages }) => pages) ?? [];
  expect(named).toContain("/");
  expect(named.filter((path) => !fixed.includes(path))).toEqual([]);
  // The first language has all of its own pages.
  if (current === languages[0]) expect(links?.first.pages).toEqual([]);
});
