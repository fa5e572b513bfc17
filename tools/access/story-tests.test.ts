import { expect, it } from "vitest";
import { journeysIn } from "./journey-tests.ts";
import { pageIds, pagesIn, partsOfPages } from "./site-parts.ts";
import { storyTests, zoomTests } from "./story-tests.ts";

const source = `export default { title: "Forms/Switch" };
export const Default: Story = { play: async () => { await userEvent.tab(); } };
export const WithHint: Story = { play: async () => { await userEvent.click(box); } };
export const OnPhone: Story = { play: async () => { await userEvent.keyboard("{Enter}"); } };
`;
const story = (id: string, status = "passed") => ({
  title: id,
  status,
  meta: { storyId: `forms-switch--${id}` },
});

it("counts the stories of a part, and those in which keys are pressed", () => {
  const file = {
    name: "switch.stories.tsx",
    assertionResults: [story("default"), story("with-hint", "failed"), story("on-phone")],
  };
  expect(storyTests(file, source)).toEqual({
    axe: { tests: 3, failed: 1 },
    keyboard: { tests: 2, failed: 0 },
  });
});

it("finds the part of each story that was seen at 400 % zoom", () => {
  const named = (name: string, status = "passed") => ({
    title: `${name} hydrates cleanly, its ids resolve, nothing overflows`,
    status,
  });
  const assertionResults = [
    named("Forms/Switch: Default"),
    named("Forms/Switch: Long", "failed"),
    named("Cards/Card: Plain"),
    named("Cards/Card: Left out", "skipped"),
    { title: "Forms/Switch: Default renders without console output", status: "passed" },
  ];
  expect(Object.fromEntries(zoomTests({ name: "", assertionResults }))).toEqual({
    "Forms/Switch": { tests: 2, failed: 1 },
    "Cards/Card": { tests: 1, failed: 0 },
  });
});

it("counts journeys of a file, of a title and of an engine, and none that was left out", () => {
  const spec = (title: string, projectName: string, status = "expected") => ({
    title,
    ok: status !== "unexpected",
    tests: [{ projectName, status }],
  });
  const report = {
    stats: { startTime: "2026-11-29" },
    suites: [
      {
        file: "accessibility/accessibility.spec.ts",
        specs: [],
        suites: [
          {
            file: "accessibility/accessibility.spec.ts",
            specs: [
              spec("forced colours", "chromium"),
              spec("forced colours", "firefox", "unexpected"),
              spec("forced colours", "webkit", "skipped"),
              spec("axe", "chromium"),
            ],
          },
        ],
      },
    ],
  };
  const count = (...how: [file?: string, title?: RegExp, engine?: string]) => {
    const { tests, failed } = journeysIn(report, ...how);
    return [tests, failed];
  };
  expect(count()).toEqual([3, 1]);
  expect(count("accessibility/accessibility.spec.ts", /forced/)).toEqual([2, 1]);
  expect(count(undefined, undefined, "firefox")).toEqual([1, 1]);
  expect(count("accessibility/keyboard.spec.ts")).toEqual([0, 0]);
});

it("finds the parts that a page has, through the site's sections and the kit's bands", () => {
  expect(pagesIn(`open(page, "quote"); goto("/blog#top"); "contacts"`)).toEqual(["blog", "quote"]);
  const contact = partsOfPages(["contact"]);
  // From the page, from a band, from another part, from what is around every page.
  for (const part of ["text-field", "accordion", "card-grid", "site-header"]) {
    expect(contact).toContain(part);
  }
  expect(contact).not.toContain("case-summary");
  expect(partsOfPages(pageIds())).toContain("case-summary");
});
