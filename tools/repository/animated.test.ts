import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");

/** What the browser animates without the page's main thread. */
const light = new Set(["opacity", "transform", "translate", "scale", "rotate"]);

/** The drawing of a hero. */
const drawn =
  "A kolam is drawn in one line: it draws itself along its path, once, in 24 steps within 1.6 s.";

/** Keyframes that animate anything else cost a paint a frame. Each says why it is worth that. */
const reasons: Readonly<Record<string, string>> = {
  "motif.module.css advance": drawn,
  "motif.module.css arrive": drawn,
  "motif.module.css draw": "The same line again, while the pointer is on its card.",
  "motif.module.css set-out": drawn,
  "strand.module.css draw":
    "The line of a list winds around each dot as one reads on. Only while the reader scrolls.",
  "progress.module.css wander":
    "A progress element has no part that all browsers move. Only while its end is unknown.",
};

/** Each block of keyframes by file and name, with the properties that it animates. */
const blocks = globSync(
  "{packages/ui/{src,studio},apps/site/{src,defaults},sites/*/{brand,drawings,pages}}/**/*.css",
  { cwd: root },
).flatMap((file) => {
  const css = readFileSync(resolve(root, file), "utf8").replace(/\/\*.*?\*\//gs, "");
  return [...css.matchAll(/@keyframes\s+([\w-]+)\s*\{((?:[^{}]*\{[^{}]*\})*)/g)].map(
    ([, name = "", body = ""]) => ({
      name: `${file.split(/[\\/]/).at(-1)} ${name}`,
      properties: [...body.matchAll(/[{;]\s*([\w-]+)\s*:/g)].map(([, property = ""]) => property),
    }),
  );
});

it("only opacity and transforms are animated, or there is a reason", () => {
  const heavy = blocks.filter(({ properties }) => properties.some((each) => !light.has(each)));
  expect(heavy.map(({ name }) => name).toSorted()).toEqual(Object.keys(reasons).toSorted());
});

it("keyframes are found with all that they animate", () => {
  expect(blocks.find(({ name }) => name === "dialog.module.css arrive")?.properties).toEqual([
    "opacity",
    "translate",
  ]);
});
