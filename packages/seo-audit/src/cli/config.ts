import { existsSync, readFileSync } from "node:fs";
import { checks } from "../checks.ts";
import { scoreOf } from "../score.ts";
import { siteChecks } from "../site/site-checks.ts";
import type { AuditReport, CheckStatus } from "../types.ts";

/** The file that is read without being named. */
const CONFIG_FILE = "seo-audit.config.json";

/** `off` for a check that does not count, `warning` for one that is never an error. */
type Severity = "off" | "warning" | "error";

/** Which checks are off or softened in which files. Later rules come before earlier ones. */
interface Rule {
  readonly files: RegExp;
  readonly checks: Readonly<Record<string, Severity>>;
}

/** The settings of a site. */
export interface Config {
  readonly origin: string | undefined;
  readonly noindex: readonly string[];
  readonly ignore: readonly RegExp[];
  readonly rules: readonly Rule[];
  readonly failOn: string;
}

const KEYS = ["origin", "language", "noindex", "ignore", "checks", "overrides", "failOn"];
const ids: ReadonlySet<string> = new Set([...checks, ...siteChecks].map(({ id }) => id));

/**
 * Reads the settings, which need not exist unless they are named.
 * @param fail makes the error that tells the user what is wrong
 */
export function readConfig(named: string | undefined, fail: (message: string) => Error): Config {
  const file = named ?? CONFIG_FILE;
  const source = named === undefined && !existsSync(file) ? {} : parse(file, fail);
  const unknown = Object.keys(source).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) throw fail(`${file}: “${unknown}” is none of ${KEYS.join(", ")}.`);
  const { language, origin } = source;
  if (language !== undefined && language !== "en") {
    throw fail(`${file}: the texts are in English only, not in “${language}”.`);
  }
  const list = (value: unknown, name: string): string[] => {
    if (value === undefined) return [];
    if (Array.isArray(value) && value.every((each) => typeof each === "string")) return value;
    throw fail(`${file}: ${name} is a list of paths, such as ["drafts/**"].`);
  };
  const severities = (value: unknown): Rule["checks"] => {
    for (const [id, severity] of Object.entries(value ?? {})) {
      if (!ids.has(id)) throw fail(`${file}: there is no check “${id}”.`);
      if (!["off", "warning", "error"].includes(severity)) {
        throw fail(`${file}: “${id}” is off, warning or error, not “${severity}”.`);
      }
    }
    return (value ?? {}) as Rule["checks"];
  };
  const overrides = (source.overrides ?? []) as { files?: unknown; checks?: unknown }[];
  return {
    origin: typeof origin === "string" ? origin : undefined,
    noindex: list(source.noindex, "noindex"),
    ignore: list(source.ignore, "ignore").map(globPattern),
    failOn: String(source.failOn ?? "warning"),
    rules: [
      { files: /^/, checks: severities(source.checks) },
      ...overrides.flatMap((each) =>
        list(each.files, "files").map((glob) => ({
          files: globPattern(glob),
          checks: severities(each.checks),
        })),
      ),
    ],
  };
}

function parse(file: string, fail: (message: string) => Error): Record<string, unknown> {
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
  rules: readonly Rule[],
): Result {
  const rule = rules.findLast(
    ({ files, checks: own }) => Object.hasOwn(own, result.id) && files.test(file),
  );
  const severity = rule?.checks[result.id];
  if (severity === "off")
    return { ...result, status: "not-applicable", found: "Turned off in the settings." };
  return severity === "warning" && result.status === "error"
    ? { ...result, status: "warning" }
    : result;
}

/** A report as the rules for its file have it. */
export function ruledReport(
  report: AuditReport,
  file: string,
  rules: readonly Rule[],
): AuditReport {
  const results = report.results.map((result) => ruled(result, file, rules));
  return { ...report, results, score: scoreOf(results) };
}
