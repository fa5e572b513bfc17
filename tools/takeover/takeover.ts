/**
 * `pnpm takeover [STEP]`: what of the sample is still in the site, what is missing, and what is
 * next, by the steps of docs/handover.md or for one of them. Exits with 1 as long as something is
 * left to do there. `--all` lists all places.
 */
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { company, sample } from "@site/facts/company";
import { leftOut } from "@site/facts/parts";
import { ConfigError, environment, readSiteConfig } from "../../apps/site/config/site-config.ts";
import { content, placeholder, wordsFolder } from "../new/names.ts";
import { root } from "../run/run.mjs";
import { languageNotes } from "./languages.ts";
import { type SampleStep, type Saying, sampleLeft, samplePrints } from "./sample.ts";

type Step = SampleStep | "settings";

/** The steps in which something of a checkout has to change, as docs/handover.md calls them. */
const headings: Readonly<Record<Step, string>> = {
  facts: "2. Facts",
  words: "3. Words",
  look: "4. Look",
  settings: "6. Settings",
};

/** What is left to do in a step. */
interface Left {
  readonly todo: readonly string[];
  /** What may stay if it is true of the agency. */
  readonly mayStay: readonly string[];
}

/** The words of parts and settings that a site may do without, which nobody sees then. */
const unseen: Readonly<Record<string, RegExp>> = {
  careers: /openings|careers|forms\/application/,
  "seo-analyzer": /analyzer/,
  newsletter: /forms\/newsletter/,
  blog: /authors-and-categories|blog-page/,
  TAG: /measuring/,
  CAPTCHA_SITE_KEY: /forms\/captcha/,
};

/** The words that speak of the agency. All others are true of any agency that writes in English. */
const ofTheAgency =
  /\/(?:articles|services\/[^/]+)\/|\/(?:authors-and-categories|claims|company-words|limits|openings|testimonials|pages\/(?:about|careers|contact|home|portfolio|prices|proof|services|services-page|terms)(?:\.meta)?)\.ts$/;

/** What the takeover of a checkout depends on besides its files. */
interface Agency {
  readonly sample: boolean;
  readonly language: string;
  /** Parts and settings that the site does without. */
  readonly without: readonly string[];
  /** What the facts do not tell, though they could. */
  readonly untold: readonly string[];
  /** What is wrong with the settings for a public site. */
  readonly settings: readonly string[];
  /** What other languages lack. */
  readonly languages?: readonly string[];
}

/** A file with the places in it, the first of them as a line that a terminal opens. */
const place = (file: string, [first, ...others]: readonly Saying[]) => {
  if (first?.line === undefined) return `${file}: as in the sample`;
  const lines = others.length === 0 ? "1 line" : `${others.length + 1} lines`;
  return `${file}:${first.line}: ${lines} of the sample`;
};

/** What is left to do in each step of the takeover of a checkout. */
export function leftToDo(
  folder: string,
  agency: Agency,
  prints = samplePrints,
): Record<Step, Left> {
  const hasBlog = globSync(`${wordsFolder}/articles/*.mdx`, { cwd: folder }).length > 0;
  const without = [...agency.without, ...(hasBlog ? [] : ["blog"])];
  const isSeen = (file: string) => !without.some((part) => unseen[part]?.test(file));
  const isEnglish = agency.language.startsWith("en");
  const byFile = Object.entries(Object.groupBy(sampleLeft(folder, prints), ({ file }) => file));
  const sampleIn = (step: SampleStep, mayStay: boolean) =>
    byFile.flatMap(([file, all = []]) => {
      const isOfAny = !ofTheAgency.test(file);
      const stays = step === "words" && isEnglish && isOfAny;
      const isWanted = all[0]?.step === step && isSeen(file) && stays === mayStay;
      return isWanted ? [place(file, all)] : [];
    });
  const unwritten = globSync(`${content}/**/*.{ts,mdx}`, { cwd: folder })
    .filter((file) => readFileSync(resolve(folder, file), "utf8").includes(placeholder))
    .sort();
  return {
    facts: {
      todo: [
        ...(agency.sample ? [`${content}/facts/company.ts: \`sample\` is \`true\``] : []),
        ...sampleIn("facts", false),
        ...globSync("{packages,apps}/*/{test,src,e2e}/**/sample", { cwd: folder }).map(
          (tests) => `${tests}: tests of the sample`,
        ),
      ],
      mayStay: agency.untold.map((fact) => `no ${fact}: the site does without`),
    },
    words: {
      todo: [
        ...sampleIn("words", false),
        ...unwritten.map((file) => `${file}: words to replace, which begin with ${placeholder}`),
      ],
      mayStay: [...(agency.languages ?? []), ...sampleIn("words", true)],
    },
    look: { todo: sampleIn("look", false), mayStay: [] },
    settings: { todo: agency.settings, mayStay: [] },
  };
}

/** The steps as text. Of many places the first few are listed. */
export function report(left: Partial<Record<Step, Left>>, most: number): string {
  const listed = (places: readonly string[]) => [
    ...places.slice(0, most).map((text) => `  ${text}`),
    ...(places.length > most ? [`  … and ${places.length - most} more: --all lists them`] : []),
  ];
  return Object.entries(left)
    .map(([step, { todo, mayStay }]) =>
      [
        `${headings[step as Step]}: ${todo.length === 0 ? "done" : `${todo.length} left`}`,
        ...listed(todo),
        ...(mayStay.length > 0 ? ["  Well as it is, if it is true of you:"] : []),
        ...listed(mayStay).map((line) => `  ${line}`),
      ].join("\n"),
    )
    .join("\n\n");
}

/** What is wrong with the settings of this checkout for a public site. */
function settingsProblems(env: NodeJS.ProcessEnv): string[] {
  const missing =
    env.SITE_URL?.trim() || env.SITE_ORIGIN
      ? []
      : ["SITE_URL is set neither in .env nor in the environment."];
  try {
    readSiteConfig({ ...env, SITE_URL: env.SITE_URL?.trim() || company.origin });
    return missing;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [...missing, error.message];
  }
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: "boolean", default: false } },
  });
  const env = environment();
  const unset = ["TAG", "CAPTCHA_SITE_KEY"].filter((name) => !env[name]?.trim());
  const untold = {
    phone: company.phone,
    chat: company.chat,
    "opening hours": company.offices.find(({ hours }) => hours.length > 0),
    "social profile": company.social[0],
  };
  const left = leftToDo(root, {
    sample,
    language: company.language,
    without: [...leftOut, ...unset],
    untold: Object.entries(untold).flatMap(([fact, value]) => (value ? [] : [fact])),
    settings: settingsProblems(env),
    languages: languageNotes(root),
  });
  const steps = Object.keys(headings) as Step[];
  const unknown = positionals.find((name) => !(name in headings));
  if (unknown) throw new Error(`There is no step “${unknown}”. There are: ${steps.join(", ")}.`);
  const asked = steps.filter((step) => positionals.length === 0 || positionals.includes(step));
  const next = asked.find((step) => left[step].todo.length > 0);
  console.log(
    report(Object.fromEntries(asked.map((step) => [step, left[step]])), values.all ? 9_999 : 8),
  );
  if (positionals.length === 0)
    console.log(`\nNext: ${next ? headings[next] : "5. Mail, and 7. Host and domain"}`);
  if (next) process.exitCode = 1;
}
