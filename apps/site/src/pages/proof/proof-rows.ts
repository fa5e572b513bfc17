import { formatNumber } from "@kolam/content/model/basics/numbers";
import { type FigureWords, proofFigures, proofWords } from "@site/texts/pages/proof";
import { promisedLimits } from "@site/words/limits";
import type { Figures } from "../../articles/data-of.ts";

type FigureId = keyof typeof proofFigures;

/**
 * A figure's name and what it counts, how its number is written, and what is done where it misses.
 */
const words: Readonly<Record<FigureId, FigureWords>> = proofFigures;

/** The limit of each figure for which one is promised. */
const limits: { readonly [Id in FigureId]?: (typeof promisedLimits)[keyof typeof promisedLimits] } =
  promisedLimits;

/** Whether a figure is backed by names instead of the worst page. */
const isList = (id: FigureId) => id === "hosts" || id === "headers";

const order = ["kept", "missed", "counted", "unmeasured"] as const;

/**
 * The figures of this site, each beside its limit, with those that are kept first. A figure that
 * has not been measured has no value.
 */
export function proofRows(data: Figures | null) {
  const known = [...(data?.visits?.figures ?? []), ...(data?.figures ?? [])];
  const ids = Object.keys(words) as FigureId[];
  const rows = ids.map((id) => {
    const { what, counts, say = String, missed } = words[id];
    const limit = limits[id];
    const figure = known.find((each) => each.id === id);
    const { value = 0, of, where = "" } = figure ?? {};
    // With the decimals of its limit, and rounded up, so that a figure above its limit never reads
    // as the limit itself.
    const unit = 10 ** (String(limit?.most ?? value).split(".")[1]?.length ?? 0);
    const number = formatNumber(Math.ceil(Number((value * unit).toFixed(6))) / unit);
    const isMissed = value > (limit?.most ?? Number.POSITIVE_INFINITY) || value < (of ?? 0);
    const judged = isMissed ? "missed" : limit || of !== undefined ? "kept" : "counted";
    const state: (typeof order)[number] = figure ? judged : "unmeasured";
    return {
      id,
      name: what ?? limit?.what ?? "",
      state,
      counts,
      // If a figure is zero everywhere, no page is the worst.
      where: value > 0 && where && !isList(id) ? proofWords.labels.worst(where) : undefined,
      names: isList(id) ? where.split(" ") : [],
      limit: limit?.limit,
      value: figure && (of === undefined ? say(number) : proofWords.of(number, formatNumber(of))),
      doing: isMissed ? missed : undefined,
    };
  });
  return rows.sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
}

/** How many days passed between measuring the visits and building the site; never below zero. */
export function daysBetween(day: string, built: string): number {
  return Math.max(0, Math.round((Date.parse(built) - Date.parse(day)) / 86_400_000));
}
