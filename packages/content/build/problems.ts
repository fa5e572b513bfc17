import { join } from "node:path";
import { folders, language } from "@kolam/resolve/current";
import { fromRoot } from "@kolam/resolve/sites";

/** A problem that an editor has to correct in a file of content. */
export interface FileProblem {
  /** The file's name, e.g. `slow-checkout.mdx`. */
  readonly file: string;
  /** The folder of the file, as `articles`. */
  readonly folder?: string;
  /** The field of the front matter, or for example `body line 12`. */
  readonly where: string;
  /** The line of that field in the file, if it is there. */
  readonly line?: number;
  /** What is wrong and how to correct it. */
  readonly message: string;
  /**
   * Why another length is better for readers or search engines: advice, with which the file may go
   * online.
   */
  readonly why?: string;
}

/**
 * Reports a problem in a part of a file; as advice, if there is a reason why it may stay. The line
 * is that of the part, unless it is given.
 */
export type Report = (where: string, message: string, why?: string, line?: number) => void;

/** A line for each problem. */
export const listed = (problems: readonly FileProblem[]): string[] =>
  problems.map(({ file, line, where, message, why = "" }) =>
    `  ${file}${line ? `, line ${line}` : ""}: ${where}: ${message} ${why}`.trimEnd(),
  );

/** All problems of all files of a folder, so that an editor sees them at once. */
export class FilesError extends Error {
  override name = "FilesError";
  readonly problems: readonly FileProblem[];

  constructor(message: string, problems: readonly FileProblem[]) {
    super(message);
    this.problems = problems;
  }

  /** @param folder as `articles`, in the folder of the words */
  static in(folder: string, problems: readonly FileProblem[]): FilesError {
    const count = `${problems.length} ${problems.length === 1 ? "problem" : "problems"}`;
    const place = fromRoot(join(folders.words(language), folder));
    return new FilesError(
      [`${count} in ${place}:`, ...listed(problems)].join("\n"),
      problems.map((problem) => ({ ...problem, folder })),
    );
  }
}

/**
 * Reads several folders, even if one of them has problems.
 * @throws {FilesError} with the problems of all of them
 */
export function readTogether<Read extends Record<string, () => unknown>>(
  readers: Read,
): { [Folder in keyof Read]: ReturnType<Read[Folder]> } {
  const errors: FilesError[] = [];
  const read = Object.entries(readers).map(([folder, readFolder]) => {
    try {
      return [folder, readFolder()] as const;
    } catch (error) {
      if (!(error instanceof FilesError)) throw error;
      errors.push(error);
      return [folder, undefined] as const;
    }
  });
  if (errors.length > 0) {
    const messages = errors.map(({ message }) => message);
    throw new FilesError(
      messages.join("\n"),
      errors.flatMap(({ problems }) => problems),
    );
  }
  return Object.fromEntries(read) as { [Folder in keyof Read]: ReturnType<Read[Folder]> };
}

/** All choices or, if there are too many to read, those that begin most like the wrong one. */
export function closestOf(wrong: string, choices: readonly string[]): string {
  if (choices.length <= 12) return `Use one of: ${choices.join(", ")}.`;
  for (let length = wrong.length; length > 3; length -= 1) {
    const alike = choices.filter((choice) => choice.startsWith(wrong.slice(0, length)));
    if (alike.length > 0) return `Did you mean one of: ${alike.join(", ")}?`;
  }
  return `Use one of the ${choices.length} there are, such as ${choices[0]}.`;
}
