import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { checks } from "../checks.ts";
import { scoreOf } from "../score.ts";
import { siteChecks } from "../site/site-checks.ts";
import { type Texts, textsOf } from "../texts/texts.ts";
import type { AuditReport, CheckStatus } from "../types.ts";

/** The file that is read without being named. */
const CONFIG_FILE = "seo-audit.config.json";

/** `off` for a check that does not count, `warning` for one that is never an error. */
type Severities = Readonly<Record<string, "off" | "warning" | "error">>;

/** The settings, as they are written. */
interface Source {
  readonly origin?: string;
  /** A module whose default export has the texts in another language. */
  readonly language?: string;
  readonly noindex?: readonly string[];
  readonly ignore?: readonly string[];
  readonly checks?: Severities;
  readonly overrides?: readonly {
    readonly files: readonly string[];
    readonly checks: Severities;
  }[];
  readonly failOn?: string;
}

/** The settings of a site. */
export interface Config extends Pick<Source, "origin" | "noindex" | "failOn"> {
  readonly texts: Texts;
  readonly ignore: readonly RegExp[];
  /** Which checks are off or softened in which files. Later rules come before earlier ones. */
  readonly rules: readonly { readonly files: RegExp; readonly checks: Severities }[];
}

const ids: ReadonlySet<string> = new Set([...checks, ...siteChecks].map(({ id }) => id));

const isText = (value: unknown) => typeof value === "string";
const isList = (value: unknown) => Array.isArray(value) && value.every(isText);
const areChecks = (value: unknown) =>
  Object.entries(value ?? {}).every(
    ([id, severity]) => ids.has(id) && /^(?:off|warning|error)$/.test(String(severity)),
  );

/** What each setting must be, and in words. */
const settings: Readonly<Record<keyof Source, readonly [(value: unknown) => boolean, string]>> = {
  origin: [isText, "an address"],
  language: [isText, "the path of a module with texts"],
  noindex: [isList, 'a list of paths, such as ["legal.html"]'],
  ignore: [isList, 'a list of paths, such as ["drafts/**"]'],
  checks: [areChecks, "off, warning or error for ids of checks"],
  overrides: [
    (value) =>
      Array.isArray(value) &&
      value.every(({ files, checks }) => isList(files) && areChecks(checks)),
    'a list of { "files": […], "checks": {…} }, the checks off, warning or error by their ids',
  ],
  failOn: [isText, "error, warning or never"],
};

/**
 * Reads the settings, which need not exist unless they are named.
 * @param fail makes the error that tells the user what is wrong
 */
export async function readConfig(
  named: string | undefined,
  fail: (message: string) => Error,
): Promise<Config> {
  const file = named ?? CONFIG_FILE;
  const source: Source = named === undefined && !existsSync(file) ? {} : parse(file, fail);
  for (const [key, value] of Object.entries(source)) {
    const names = Object.keys(settings);
    const [accepts, what] = settings[key as keyof Source] ?? [
      () => false,
      `one of ${names.join(", ")}`,
    ];
    if (accepts(value)) continue;
    throw fail(`${file}: “${key}” must be ${what}, not ${JSON.stringify(value)}.`);
  }
  const { language, ignore = [], overrides = [] } = source;
  return {
    ...source,
    texts: textsOf(language && (await import(pathToFileURL(resolve(language)).href)).default),
    ignore: ignore.map(globPattern),
    rules: [
      { files: /^/, checks: source.checks ?? {} },
      ...overrides.flatMap(({ files, checks }) =>
        files.map((glob) => ({ files: globPattern(glob), checks })),
      ),
    ],
  };
}

function parse(file: string, fail: (message: string) => Error): Source {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (cause) {
    throw fail(`${file}: ${cause instanceof Error ? cause.message : cause}`);
  }
}

/** A pattern for paths: `*` is any name, `**` any number of folders; a folder's name stands for all in it. */
function globPattern(glob: string): RegExp {
  const source = glob
    .replace(/^\.?\//, "")
    .replace(/\/$/, "/**")
    .replace(/[.+^${}()|[\]\\]/g, "\\$&")
    .replace(/\*\*\/|\*\*|\*|\?/g, (part) =>
      part === "**/" ? "(?:.*/)?" : part === "**" ? ".*" : part === "*" ? "[^/]*" : "[^/]",
    );
  return new RegExp(`^${source}$`);
}

type Judged = { readonly id: string; readonly status: CheckStatus; readonly found: string };

/** A result as the rules for its file have it. */
export function ruled<Result extends Judged>(
  result: Result,
  file: string,
  { rules, texts }: Pick<Config, "rules" | "texts">,
): Result {
  const rule = rules.findLast(
    ({ files, checks: own }) => Object.hasOwn(own, result.id) && files.test(file),
  );
  const severity = rule?.checks[result.id];
  if (severity === "off") return { ...result, status: "not-applicable", found: texts.common.off };
  const isSoftened = severity === "warning" && result.status === "error";
  return isSoftened ? { ...result, status: "warning" } : result;
}

/** A report as the rules for its file have it. */
export function ruledReport(
  report: AuditReport,
  file: string,
  config: Pick<Config, "rules" | "texts">,
): AuditReport {
  const results = report.results.map((result) => ruled(result, file, config));
  return { ...report, results, score: scoreOf(results) };
}
