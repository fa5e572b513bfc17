import { formatNumber } from "@kolam/content/facts/numbers";
import { promisedLimits } from "@kolam/content/limits";
import { proof } from "@kolam/content/pages/proof";
import type { Figures, Worst } from "../../articles/article-source.ts";

/** A figure of this site beside its limit. */
export interface ProofRow {
  readonly id: keyof typeof proof.counts;
  readonly name: string;
  /** `undefined` as long as nobody has measured it. */
  readonly value: string | undefined;
  /** Which page or journey is the worst, or what was counted. */
  readonly where?: string;
  readonly limit?: string;
  readonly missed: boolean;
  readonly command: string;
}

const { units, names, commands } = proof;
const kilobytes = (bytes: number) => units.kilobytes(formatNumber(Math.ceil(bytes / 1024)));

/** The promised limits, each with what was measured of this site. */
export function promisedRows(figures: Figures | null): ProofRow[] {
  const row = (
    id: keyof typeof promisedLimits,
    worst: Worst | undefined,
    say: (value: number) => string,
    command: string = commands.visits,
  ): ProofRow => {
    const { what: name, limit, most } = promisedLimits[id];
    const common = { id, name, limit, command, missed: worst !== undefined && worst.value > most };
    return worst
      ? { ...common, value: say(worst.value), where: worst.path }
      : { ...common, value: undefined };
  };
  const visits = figures?.visits;
  const weight = row("weight", figures?.weight, kilobytes, commands.build);
  return [
    row("paint", visits?.paint, (ms) => units.seconds(formatNumber(Math.round(ms / 10) / 100))),
    row("shift", visits?.shift, formatNumber),
    row("tap", visits?.tap, (ms) => units.milliseconds(formatNumber(ms))),
    row("errors", visits?.errors, formatNumber),
    weight,
    {
      ...row("weight", figures?.touched, kilobytes, commands.build),
      id: "touched",
      name: names.touched,
    },
  ];
}

/** What the build counts. */
export function countedRows(figures: Figures | null): ProofRow[] {
  const row = (
    id: keyof typeof names,
    value: string | undefined,
    missed = false,
    where = "",
  ): ProofRow => ({
    id,
    name: names[id],
    value,
    missed,
    where,
    command: commands.build,
  });
  const of = (some: number, all: number) => units.of(formatNumber(some), formatNumber(all));
  if (!figures)
    return (["requests", "words", "forms", "hosts", "headers"] as const).map((id) =>
      row(id, undefined),
    );
  const { requests, pages, words, forms, plainForms, scripted, hosts, headers } = figures;
  return [
    row("requests", formatNumber(requests.value), false, requests.path),
    row("words", of(words, pages), words < pages),
    row("forms", of(plainForms, forms), plainForms < forms, scripted.join(" ")),
    row("hosts", formatNumber(hosts.length), false, hosts.join(" ")),
    row("headers", formatNumber(headers.length), false, headers.join(" ")),
  ];
}

/** How many days after the visits were measured the site was built; none before. */
export function daysBetween(day: string, built: string): number {
  return Math.max(0, Math.round((Date.parse(built) - Date.parse(day)) / 86_400_000));
}
