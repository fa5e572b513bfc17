/** A problem that an editor has to correct in an article's file. */
export interface ArticleProblem {
  /** The file's name, e.g. `slow-checkout.mdx`. */
  readonly file: string;
  /** The field of the front matter, or for example `body line 12`. */
  readonly where: string;
  /** What is wrong and how to correct it. */
  readonly message: string;
  /** Why another length is better for readers or search engines: advice, with which the article may go online. */
  readonly why?: string;
}

/** Says a problem of a part of a file; with a reason why it may stay, as advice. */
export type Report = (where: string, message: string, why?: string) => void;

/** A line for each problem. */
export const listed = (problems: readonly ArticleProblem[]): string[] =>
  problems.map(({ file, where, message, why = "" }) =>
    `  ${file}: ${where}: ${message} ${why}`.trimEnd(),
  );

/** All problems of all files, so that an editor sees them at once. */
export class ArticleError extends Error {
  override name = "ArticleError";
  readonly problems: readonly ArticleProblem[];

  constructor(problems: readonly ArticleProblem[]) {
    super(
      [
        `${problems.length} ${problems.length === 1 ? "problem" : "problems"} in src/en/articles:`,
        ...listed(problems),
      ].join("\n"),
    );
    this.problems = problems;
  }
}
