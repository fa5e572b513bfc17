/**
 * Compares how fast the published kit renders on a server with the same markup in plain elements. Both
 * are measured in the same run, in CPU time. `pnpm --filter @kolam/ui bench`
 */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ReactElement } from "react";
import { buildPackage } from "../build/package.ts";
import { cards, controls } from "./page.ts";
import { plainElements } from "./plain-elements.ts";

const rounds = 15;
const millisecondsPerRound = 200;

await buildPackage();
// React chooses its development or production build when it is loaded.
process.env.NODE_ENV = "production";
const react = await import("react");
const { renderToString } = await import("react-dom/server");
const dist = resolve(import.meta.dirname, "../dist/index.js");
const kit: typeof import("../src/index.ts") = await import(pathToFileURL(dist).href);

/** Milliseconds of CPU time used so far. Unlike elapsed time, it does not include other processes. */
const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function perSecond(element: () => ReactElement): number {
  const start = spent();
  let count = 0;
  do {
    for (let n = 0; n < 10; n++) renderToString(element());
    count += 10;
  } while (spent() - start < millisecondsPerRound);
  return (count * 1000) / (spent() - start);
}

const median = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

function compare(name: string, page: () => ReactElement): Record<string, string> {
  const html = renderToString(page());
  const make = new Function("h", "F", plainElements(html));
  const plain = (): ReactElement => make(react.createElement, react.Fragment);
  const same =
    renderToString(plain()).replace(/<!--.*?-->/g, "") === html.replace(/<!--.*?-->/g, "");
  for (const warm of [page, plain]) perSecond(warm);
  const runs = Array.from({ length: rounds }, () => ({
    kit: perSecond(page),
    plain: perSecond(plain),
  }));
  const ratios = runs.map((run) => run.kit / run.plain);
  return {
    page: name,
    bytes: String(html.length),
    "same markup": same ? "yes" : "NO",
    "kit/s": median(runs.map((run) => run.kit)).toFixed(0),
    "plain/s": median(runs.map((run) => run.plain)).toFixed(0),
    "share of plain": `${(median(ratios) * 100).toFixed(0)} %`,
    spread: `${(Math.min(...ratios) * 100).toFixed(0)}-${(Math.max(...ratios) * 100).toFixed(0)} %`,
  };
}

console.table([
  compare("all cards", () => cards(react, kit)),
  compare("controls and a card", () => controls(react, kit, false)),
  compare("with accordion and dialog", () => controls(react, kit, true)),
]);
