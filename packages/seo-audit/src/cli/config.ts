import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import * as v from "valibot";
import { checks } from "../checks.ts";
import { siteChecks } from "../site/site-checks.ts";
import { textsOf } from "../texts/texts.ts";
import type { CheckStatus } from "../types.ts";

/** The file that is read by default. */
const CONFIG_FILE = "seo-audit.config.json";

/** The least fault that makes a run fail. */
export const failures = ["error", "warning", "never"] as const;

const ids = [...checks, ...siteChecks].map(({ id }) => id);
const paths = v.optional(v.array(v.string()), []);
/** `off` for a check that does not count, `warning` for one that is never an error. */
const severities = v.record(
  v.picklist(ids, ({ received }) => `There is no check ${received}.`),
  v.picklist(["off", "warning", "error"]),
);
const settings = v.strictObject({
  origin: v.optional(v.string()),
  /** A module whose default export has the texts in another language. */
  language: v.optional(v.string()),
  noindex: paths,
  ignore: paths,
  checks: v.optional(severities, {}),
  overrides: v.optional(v.array(v.strictObject({ files: paths, checks: severities })), []),
  failOn: v.optional(v.picklist(failures), "warning"),
});

/** The settings of a site. */
export type Config = Awaited<ReturnType<typeof readConfig>>;

/**
 * Reads the settings, which need not exist unless they are named.
 * @param fail makes the error that tells the user what is wrong
 */
export async function readConfig(named: string | undefined, fail: (message: string) => Error) {
  const file = named ?? CONFIG_FILE;
  try {
    const source = named === undefined && !existsSync(file) ? "{}" : readFileSync(file, "utf8");
    const { language, ...config } = v.parse(settings, JSON.parse(source));
    return {
      ...config,
      texts: textsOf(language && (await import(pathToFileURL(resolve(language)).href)).default),
      ignore: config.ignore.map(globPattern),
      /** Which checks are off or softened in which files. Later rules come before earlier ones. */
      rules: [{ files: ["**"], checks: config.checks }, ...config.overrides].map(
        ({ files, checks: own }) => ({ files: files.map(globPattern), checks: own }),
      ),
    };
  } catch (cause) {
    const [issue] = cause instanceof v.ValiError ? cause.issues : [];
    const where = issue ? `${v.getDotPath(issue)}: ` : "";
    throw fail(`${file}: ${where}${cause instanceof Error ? cause.message : cause}`);
  }
}

/**
 * A pattern for paths: `*` is any name, `**` any number of folders; a folder's name matches
 * everything in it.
 */
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

/** A result after applying the rules for its file. */
export function ruled<Result extends Judged>(
  result: Result,
  file: string,
  { rules, texts }: Pick<Config, "rules" | "texts">,
): Result {
  const rule = rules.findLast(
    ({ files, checks: own }) =>
      Object.hasOwn(own, result.id) && files.some((pattern) => pattern.test(file)),
  );
  const severity = rule?.checks[result.id as keyof typeof rule.checks];
  if (severity === "off") return { ...result, status: "not-applicable", found: texts.common.off };
  const isSoftened = severity === "warning" && result.status === "error";
  return isSoftened ? { ...result, status: "warning" } : result;
}
