import type { OwnLogo } from "@kolam/content/model/company/logo";
import { Resvg } from "@resvg/resvg-js";
import { afterEach, expect, it, vi } from "vitest";

const file = "north-clinic.svg" as OwnLogo["file"];
const light = "#fdf6e3";

afterEach(() => vi.resetModules());

/** The colours of a logo's full pixels on a card. */
async function coloursOf(logo: OwnLogo): Promise<Set<string>> {
  vi.doMock("@site/facts/logo", () => ({ logo }));
  const { brand } = await import("./card-svg.ts");
  vi.doUnmock("@site/facts/logo");
  const drawn = brand(97, { line: light, dots: light, name: light }, () => 0);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200">${drawn}</svg>`;
  const { pixels } = new Resvg(svg).render();
  const colours = new Set<string>();
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3] === 255) colours.add(`#${pixels.subarray(at, at + 3).toString("hex")}`);
  }
  return colours;
}

it("a logo without a variant for dark surfaces is drawn in the light tone of the card's words", async () => {
  expect([...(await coloursOf({ file }))]).toEqual([light]);
});

it("a variant for dark surfaces keeps its colours", async () => {
  const colours = await coloursOf({ file, onDark: file });
  expect(colours.size).toBeGreaterThan(0);
  expect(colours).not.toContain(light);
});
