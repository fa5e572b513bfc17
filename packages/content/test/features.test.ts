import { afterAll, beforeAll, expect, it, vi } from "vitest";

const features = "@site/facts/features";
const leftOut = ["careers", "seo-analyzer", "newsletter"];

// Other files' tests may share their modules with this one.
beforeAll(() => {
  vi.resetModules();
  vi.doMock(features, () => ({ leftOut }));
});

afterAll(() => {
  vi.doUnmock(features);
  vi.resetModules();
});

it("what is left out is in no menu, list or form", async () => {
  const { formPages, pageIds, pagesOfGroup, pathGroups, present } = await import(
    "@kolam/content/model/pages/paths"
  );
  const { headerPages } = await import("@site/words/navigation");
  const { shownForms } = await import("@site/words/forms/forms");
  const { pageLinks } = await import("../build/content-lists.ts");
  const { privacy } = await import("@site/words/pages/privacy");
  const { application, newsletter } = (await import("@site/words/forms/forms")).forms;

  expect(pageIds).toContain("contact");
  const listed = [formPages, headerPages, pathGroups.flatMap(pagesOfGroup), present(["careers"])];
  for (const pages of [pageIds, ...listed]) {
    expect(pages).not.toContain("careers");
    expect(pages).not.toContain("seo-analyzer");
  }
  expect(pageLinks.filter((path) => path.startsWith("/careers"))).toEqual([]);
  expect(shownForms.map(({ page }) => page)).not.toContain("careers");
  expect(shownForms.map(({ id }) => id)).not.toContain("newsletter");
  // For each form, the policy lists what it asks for after its name.
  const policy = JSON.stringify(privacy).toLowerCase();
  const { titles } = await import("@site/lists/words/titles");
  for (const name of [`${application.name}: `, `${newsletter.name}: `, titles["seo-analyzer"]])
    expect(policy).not.toContain(name.toLowerCase());
});

it("without a case, no menu links to the work", async () => {
  vi.resetModules();
  const generated = "@site/entries/case-counts";
  vi.doMock(generated, () => ({ caseCounts: {}, sectorIds: [] }));
  const { present } = await import("@kolam/content/model/pages/paths");
  vi.doUnmock(generated);
  expect(present(["about", "portfolio", "contact"])).toEqual(["about", "contact"]);
});
