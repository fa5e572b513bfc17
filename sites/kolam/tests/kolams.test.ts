import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { serviceIds } from "@kolam/content/model/pages/paths";
import { caseById } from "@kolam/content/model/portfolio/cases";
import { caseIds } from "@kolam/content/model/services/cases";
import { bodyOf } from "@kolam/site/build/prerender/article-bodies";
import { pageRenderer, renderedPaths } from "@kolam/site/testing/rendered-site.ts";
import { drawings, personDrawing, seededDrawing, serviceDrawing } from "@site/brand/drawings";
import { mark } from "@site/brand/mark";
import { cardDrawing, coverBandDrawing, frameDrawing } from "@site/brand/placeholders";
import { allCaseDrawings } from "@site/lists/case-drawings";
import { photos } from "@site/words/photos";
import { testimonials } from "@site/words/testimonials";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

const machine = join(import.meta.dirname, "../../../apps/site/src");

/** How many closed lines a drawing consists of. */
const linesOf = ({ line }: { line: string }) => line.match(/z/g)?.length;

it("a photo's placeholder is one line around all dots", () => {
  for (const { id } of Object.values(photos)) expect(linesOf(frameDrawing(id)), id).toBe(1);
});

it("every case has a drawing or a picture for its card", () => {
  const shown = caseIds.filter((id) => id in allCaseDrawings || caseById(id)?.picture);
  expect(shown).toEqual(caseIds);
});

it("words in letters that the site's fonts lack are drawn as outlines", () => {
  for (const [id, drawing] of Object.entries(allCaseDrawings)) {
    const words = renderToStaticMarkup(createElement(drawing)).replace(/<[^>]*>/g, " ");
    expect(words.match(/[^\p{sc=Latin}\p{sc=Common}]+/gu), id).toBeNull();
  }
});

it("the frame of a person's initials is one line, whatever the name", () => {
  for (const name of ["Devika Nair", "Imran Shaikh", "Farida Mistry", "Óscar", "नीला"])
    expect(linesOf(personDrawing(name) ?? { line: "" }), name).toBe(1);
});

it("the drawing of a service is one line, also of one that has none of its own yet", () => {
  for (const id of serviceIds) expect(linesOf(serviceDrawing(id)), id).toBe(1);
  for (const id of ["data-engineering", "staff-training", "test-driving", "hosting"]) {
    expect(linesOf(serviceDrawing(id as (typeof serviceIds)[number])), id).toBe(1);
  }
});

/** What pages name their drawings by. */
const pageSeeds = globSync("**/*.tsx", { cwd: machine })
  .flatMap((file) => [
    ...readFileSync(join(machine, file), "utf8").matchAll(/virtual:drawing\/page\/([^"]+)/g),
  ])
  .map(([, seed = ""]) => seed);

it("the drawing of a page or a client is one line, whatever its seed", () => {
  expect(pageSeeds).toContain("portfolio");
  const clients = testimonials.map(({ company, name }) => company ?? name);
  const others = Array.from({ length: 20 }, (_, nth) => `any page ${nth}`);
  for (const seed of [...pageSeeds, ...clients, ...others, "नीला", ""])
    expect(linesOf(seededDrawing(seed)), seed).toBe(1);
});

// A build draws all of them, and ends where one cannot be drawn in one line.
it("the drawings of social cards and covers are one line", () => {
  for (const path of renderedPaths.slice(0, 2)) {
    expect(linesOf(cardDrawing(path)), path).toBe(1);
    expect(linesOf(coverBandDrawing(path)), path).toBe(1);
  }
});

it("no kolam is drawn twice on all pages, but the signs of agency, services and a thing sent", async () => {
  const signs = new Set(
    [mark, drawings.success, ...serviceIds.map(serviceDrawing)].map(({ line }) => line),
  );
  // The path of the dots, which are lines without a length, and that of the line around them.
  const drawn = / d="M\d+ \d+h0[^"]*"><\/path><path[^>]* d="([^"]+)"/g;
  const render = pageRenderer(bodyOf);
  const where = new Map<string, string[]>();
  for (const path of renderedPaths) {
    const [, main = ""] = /<main(.*)<\/main>/s.exec(await render(path)) ?? [];
    for (const [, line = ""] of main.matchAll(drawn)) {
      if (!signs.has(line)) where.set(line, [...(where.get(line) ?? []), path]);
    }
  }
  expect([...where.values()].filter(({ length }) => length > 1)).toEqual([]);
  expect(where.size).toBeGreaterThan(10);
});
