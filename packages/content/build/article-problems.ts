/** A problem that an editor has to correct in an article's file. */
export interface ArticleProblem {
  /** The file's name, e.g. `slow-checkout.mdx`. */
  readonly file: string;
  /** The field of the front matter, or for example `body line 12`. */
  readonly where: string;
  /** What is wrong and how to correct it. */
  readonly message: string;
}

/** All problems of all files, so that an editor sees them at once. */
export class ArticleError extends Error {
  override name = "ArticleError";
  readonly problems: readonly ArticleProblem[];

  constructor(problems: readonly ArticleProblem[]) {
    super(
      [
        `${problems.length} ${problems.length === 1 ? "problem" : "problems"} in src/en/articles:`,
        ...problems.map(({ file, where, message }) => `  ${file}: ${where}: ${message}`),
      ].join("\n"),
    );
    this.problems = problems;
  }
}
