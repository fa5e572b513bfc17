import { formatNumber } from "@kolam/content/facts/numbers";
import { promisedLimits } from "@kolam/content/limits";
import { proof, proofFigures } from "@kolam/content/pages/proof";
import type { Figures } from "../../articles/article-source.ts";

type FigureId = keyof typeof proofFigures;

/** What a figure is called and counts, and how its number is said. */
const words: Readonly<
  Record<FigureId, { what?: string; counts: string; say?: (number: string) => string }>
> = proofFigures;

/** The limit of each figure that has one. What the first touch loads is weighed as well. */
const limits: { readonly [Id in FigureId]?: (typeof promisedLimits)[keyof typeof promisedLimits] } =
  { ...promisedLimits, touched: promisedLimits.weight };

const measured: readonly string[] = ["paint", "shift", "tap", "errors"];

/** The figures of this site in their order, each beside its limit. One that nobody has measured has no value. */
export function proofRows(data: Figures | null) {
  const known = [...(data?.visits?.figures ?? []), ...(data?.figures ?? [])];
  const ids = Object.keys(words) as FigureId[];
  return ids.map((id) => {
    const { what, counts, say = String } = words[id];
    const limit = limits[id];
    const figure = known.find((each) => each.id === id);
    const { value = 0, of, where } = figure ?? {};
    const number = formatNumber(value);
    return {
      id,
      name: what ?? limit?.what ?? "",
      counts,
      where,
      limit: limit?.limit,
      value: figure && (of === undefined ? say(number) : proof.of(number, formatNumber(of))),
      missed: value > (limit?.most ?? Number.POSITIVE_INFINITY) || value < (of ?? 0),
      command: measured.includes(id) ? proof.commands.visits : proof.commands.build,
    };
  });
}

/** How many days after the visits were measured the site was built; none before. */
export function daysBetween(day: string, built: string): number {
  return Math.max(0, Math.round((Date.parse(built) - Date.parse(day)) / 86_400_000));
}
