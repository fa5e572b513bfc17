import { serviceIds } from "@kolam/content/model/pages/paths";
import { caseIds } from "@kolam/content/model/services/cases";
import { bodyOf } from "@kolam/site/build/prerender/article-bodies";
import { pageRenderer, renderedPaths } from "@kolam/site/testing/rendered-site.ts";
import { personDrawing, serviceDrawing } from "@site/brand/drawings";
import { mark } from "@site/brand/mark";
import { frameDrawing } from "@site/brand/placeholders";
import { allCaseDrawings } from "@site/lists/case-drawings";
import { photos } from "@site/words/photos";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

/** How many closed lines a drawing consists of. */
const linesOf = ({ line }: { line: string }) => line.match(/z/g)?.length;

it("a photo's placeholder is one line around all dots", () => {
  for (const { id } of Object.values(photos)) expect(linesOf(frameDrawing(id)), id).toBe(1);
});

it("something is drawn for every case", () => {
  expect(Object.keys(allCaseDrawings).toSorted()).toEqual([...caseIds].toSorted());
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

it("besides the signs of services and agency, a page has at most six kolams: the footer's and others that differ", async () => {
  const signs = new Set([mark, ...serviceIds.map(serviceDrawing)].map(({ line }) => line));
  // The path of the dots, which are lines without a length, and that of the line around them.
  const drawn = / d="M\d+ \d+h0[^"]*"><\/path><path[^>]* d="([^"]+)"/g;
  const render = pageRenderer(bodyOf);
  const counts: number[] = [];
  for (const path of renderedPaths) {
    const [, main = ""] = /<main(.*)<\/main>/s.exec(await render(path)) ?? [];
    const lines = [...main.matchAll(drawn)].flatMap(([, line = ""]) => line);
    const kolams = lines.filter((line) => !signs.has(line));
    expect(new Set(kolams).size, path).toBe(kolams.length);
    counts.push(kolams.length);
  }
  expect(Math.max(...counts)).toBe(5);
});
