import type { ComponentType } from "react";
import { describe, expect, it } from "vitest";
import type { RouteId } from "../navigation/match-route.ts";
import { routes } from "../routes.tsx";

interface StoryFile {
  readonly default: {
    readonly title: string;
    readonly component: ComponentType;
    readonly parameters?: Readonly<Record<string, unknown>>;
  };
  readonly [story: string]: unknown;
}

const files = import.meta.glob<StoryFile>("./*/*-page.stories.tsx");
const ids = Object.keys(routes) as RouteId[];

describe.each(ids)("the page %s in Storybook", (id) => {
  it("is shown as the site shows it, and examined as a whole page", async () => {
    const file = `./${id}/${id}-page.stories.tsx`;
    const load = files[file];
    if (!load) throw new Error(`Storybook has no page ${id}: write src/pages/${file.slice(2)}.`);
    const { default: meta, ...stories } = await load();
    expect(meta.title).toMatch(/^Pages\/\S/);
    expect(meta.component).toBe(await routes[id].load());
    expect(meta.parameters).toMatchObject({ layout: "fullscreen", wholePage: true });
    expect(Object.keys(stories).length).toBeGreaterThan(0);
  });
});

it("Storybook shows no page that the site does not have", () => {
  const shown = Object.keys(files).map((file) => file.split("/")[1]);
  expect(shown.sort()).toEqual([...ids].sort());
});
