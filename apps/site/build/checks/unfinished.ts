import { type Borrowed, unsaidBorrowings } from "@kolam/content/borrowed-words";
import { placeholder } from "@kolam/content/model/basics/placeholder";
import { site } from "@kolam/resolve/current";
import { BuildError } from "../build-error.ts";
import { markedPlaces } from "./marked-places.ts";
import { placeholdersLeft } from "./placeholders.ts";
import { sampleLeft } from "./sample-left.ts";
import { starsWithoutSource } from "./stars.ts";

/** A word that a language borrows, as a sentence with what to do. */
export const told = ({ language, of, file, from, to }: Borrowed): string =>
  of === "machine"
    ? `${to}: is missing. The machine does not speak “${language}”: copy ${from}, and translate it.`
    : `${to}: is missing, so that “${language}” says this in the first language. Write it, or name “${file.replace(/\.ts$/, "")}” in \`staysInFirst\` of site.ts.`;

/** The most that one message lists. */
const most = 20;

/** The open tasks of one kind. */
interface Left {
  readonly title: string;
  readonly lines: readonly string[];
}

function listed({ title, lines }: Left): string[] {
  if (lines.length === 0) return [];
  const more = lines.length > most ? [`… and ${lines.length - most} more`] : [];
  return [title, ...lines.slice(0, most), ...more];
}

/** Content that is missing although no place is marked, by kind. */
export const inventedLeft = (): readonly Left[] =>
  [
    {
      title: "Some is an example's, and invented:",
      lines: sampleLeft(site).map(({ file, line, text, of }) => `${file}:${line}: ${text} (${of})`),
    },
    {
      title: "These testimonials show stars, and do not say where they were given (`source`):",
      lines: site.settings.example ? [] : starsWithoutSource(),
    },
    {
      title: "These facts in facts/company.ts are placeholders:",
      lines: site.settings.example ? [] : placeholdersLeft(),
    },
  ].filter(({ lines }) => lines.length > 0);

/**
 * Refuses an unfinished site for the public: one with marked places, with what an example invented,
 * with stars from nowhere, with placeholders among its facts, or with words that a language borrows from another without a setting that
 * allows it.
 * @throws {BuildError} with each of them, and how to see them all
 */
export function refuseUnfinished(): void {
  const marked = markedPlaces(site).map(({ file, line, text }) => `${file}:${line}: ${text}`);
  const problems = [
    ...listed({ title: `${marked.length} places are marked with ${placeholder}:`, lines: marked }),
    ...inventedLeft().flatMap(listed),
    ...listed({
      title: "Some words are another language's:",
      lines: unsaidBorrowings().map(told),
    }),
  ];
  if (problems.length === 0) return;
  throw new BuildError(
    [
      "This site is not finished, so it is not built for the public.",
      ...problems,
      `\`pnpm check ${site.name}\` lists all of them. Without SITE_URL it is built for this machine.`,
    ].join("\n"),
  );
}
