import { optionalFeatures } from "@kolam/content/model/pages/optional-feature";

/**
 * A mistake in the content, as the type checker reports it, or advice, as the check of lengths
 * does.
 */
export interface ContentProblem {
  readonly severity: "error" | "warning";
  /** Path from the root of the repository. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/**
 * Reads what `tsc --pretty false` and `build/search-lengths.ts` print: one problem per line, with
 * its details indented below.
 */
export function readProblems(output: string): ContentProblem[] {
  const problems: ContentProblem[] = [];
  for (const text of output.split(/\r?\n/)) {
    const [, file, line, column, severity, message] =
      /^(\S.*?)\((\d+),(\d+)\): (error|warning)(?: TS\d+)?: (.*)$/.exec(text) ?? [];
    if (file !== undefined && message !== undefined) {
      problems.push({
        severity: severity === "error" ? "error" : "warning",
        file,
        line: Number(line),
        column: Number(column),
        message,
      });
    } else if (/^\s+\S/.test(text)) {
      const last = problems.pop();
      if (last) problems.push({ ...last, message: `${last.message} ${text.trim()}` });
    }
  }
  return problems;
}

/** The first line of a file that gives a field, as an example. */
function exampleOf(field: string, source: string): string {
  const line = source.split("\n").find((text) => text.trimStart().startsWith(`${field}: `));
  return line === undefined ? "" : ` For example: ${line.trim()}`;
}

/** `"A" | "B"` as `A, B`. */
const choices = (union: string): string =>
  union
    .split("|")
    .map((choice) => choice.trim().replace(/^"|"$/g, ""))
    .join(", ");

/** The choices of types that the checker calls by their names. */
const choicesOf: Readonly<Record<string, readonly string[] | undefined>> = {
  OptionalFeature: optionalFeatures,
};

/** What stands where a type allows some words only, as the checker tells it of a named type. */
function explainChoice(message: string): string | undefined {
  const [, wrong, type = "", meant] =
    /Type '"([^']*)"' is not assignable to type '(\w+)(?: \| undefined)?'(?:\. Did you mean '"([^']*)"'\?)?/.exec(
      message,
    ) ?? [];
  const known = Object.hasOwn(choicesOf, type) ? choicesOf[type] : undefined;
  if (wrong === undefined || !(known || meant)) return undefined;
  return [
    `“${wrong}” is not possible here.`,
    ...(meant ? [`Did you mean “${meant}”?`] : []),
    ...(known ? [`Use one of: ${known.join(", ")}.`] : []),
  ].join(" ");
}

/** A problem with its place, in terms that an editor knows. */
export function tell(problem: ContentProblem, source: string): string {
  return `${problem.file}, line ${problem.line}: ${explain(problem, source)}`;
}

/**
 * A mistake in terms that an editor knows: what is missing or wrong, and an example where the file
 * has one.
 * @param source the text of the file
 */
export function explain({ message }: Pick<ContentProblem, "message">, source: string): string {
  const missing = /Property '"?([\w-]+)"?' is missing in type/.exec(message)?.[1];
  if (missing !== undefined) return `“${missing}” is missing. Add it.${exampleOf(missing, source)}`;

  const several = /is missing the following properties from type '.*?': (.*)$/.exec(message)?.[1];
  if (several !== undefined) return `These are missing: ${several}. Add them.`;

  const [, number, needed] =
    /Source has (\d+) element\(s\) but target (?:requires|allows only) (\d+)/.exec(message) ?? [];
  if (number !== undefined) return `This list has ${number} entries and needs ${needed}.`;

  const [, nowhere] =
    /Type '"([^']*)"' is not assignable to type '(?:Any)?Href\b/.exec(message) ?? [];
  if (nowhere !== undefined) {
    return `“${nowhere}” leads nowhere: the site has no such page or anchor, or leaves the page out (facts/features.ts). Link to another one.`;
  }

  const unknown = /'(\w+)' does not exist in type/.exec(message)?.[1];
  if (unknown !== undefined) {
    const meant = /Did you mean to write '(\w+)'/.exec(message)?.[1];
    return `“${unknown}” is not a field here. ${meant ? `Did you mean “${meant}”?` : "Remove it."}`;
  }

  const [, noDay] =
    /Type '"([^']*)"' is not assignable to type '(?:`\$\{number\}-\$\{number\}-\$\{number\}`|Day)/.exec(
      message,
    ) ?? [];
  if (noDay !== undefined) return `“${noDay}” is not a day. Write it as in 2026-03-09.`;

  const [, noTime] =
    /Type '"([^']*)"' is not assignable to type '`\$\{number\}:\$\{number\}`/.exec(message) ?? [];
  if (noTime !== undefined) return `“${noTime}” is not a time. Write it as in 09:30.`;

  const [, figure, numbers] =
    /Type '([\d.-]+)' is not assignable to type '(-?[\d.]+(?: \| -?[\d.]+)*)'/.exec(message) ?? [];
  if (figure !== undefined && numbers !== undefined) {
    return `“${figure}” is not possible here. Use one of: ${choices(numbers)}.`;
  }

  const [, value, union] =
    /Type '"([^']*)"' is not assignable to type '("[^']*")'/.exec(message) ?? [];
  if (value !== undefined && union !== undefined) {
    return `“${value}” is not possible here. Use one of: ${choices(union)}.`;
  }
  return explainChoice(message) ?? message;
}
