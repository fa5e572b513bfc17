import type { RouteId } from "@kolam/content/model/pages/paths";
import { components } from "@site/lists/components";
import { pageFiles } from "@site/lists/files";
import type { ComponentType } from "react";
import { describe, expect, it } from "vitest";

interface StoryFile {
  readonly default: {
    readonly title: string;
    readonly component: ComponentType;
    readonly parameters?: Readonly<Record<string, unknown>>;
  };
  readonly [story: string]: unknown;
}

const files = Object.fromEntries(
  Object.entries(import.meta.glob<StoryFile>("./*/*-page.stories.tsx")).map(
    ([file, load]) => [file.split("/").at(-2) ?? "", load] as const,
  ),
);
// A site decides whether its own pages have stories.
const ids = (Object.keys(components) as RouteId[]).filter((id) =>
  pageFiles[id].startsWith("apps/site/src/pages/"),
);

describe.each(ids)("the page %s", (id) => {
  it("has a story with the site's own component, checked as a whole page", async () => {
    const load = files[id];
    if (!load)
      throw new Error(`The page ${id} has no story: write ${id}-page.stories.tsx beside it.`);
    const { default: meta, ...stories } = await load();
    expect(meta.title).toMatch(/^Pages\/\S/);
    expect(meta.component).toBe(await components[id]());
    expect(meta.parameters).toMatchObject({ layout: "fullscreen" });
    expect(Object.keys(stories).length).toBeGreaterThan(0);
  });
});

// This site may have left some out.
it("Storybook has no page that the machine does not have", () => {
  const pages = Object.keys(import.meta.glob("./*/page.ts")).map((file) => file.split("/").at(-2));
  expect(Object.keys(files).filter((id) => !pages.includes(id))).toEqual([]);
});
