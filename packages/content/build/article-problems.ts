/** Something an editor has to mend in an article's file. */
export interface ArticleProblem {
  /** The file's name, e.g. `slow-checkout.mdx`. */
  readonly file: string;
  /** The frontmatter field, or `body line 12`. */
  readonly where: string;
  /** What is wrong and how to mend it. */
  readonly message: string;
}

/** Thrown with every problem of every file, so that an editor mends them in one go. */
export class ArticleError extends Error {
  override name = "ArticleError";
  readonly problems: readonly ArticleProblem[];

  constructor(problems: readonly ArticleProblem[]) {
    super(
      [
        `${problems.length} ${problems.length === 1 ? "problem" : "problems"} in src/articles:`,
        ...problems.map(({ file, where, message }) => `  ${file}: ${where}: ${message}`),
      ].join("\n"),
    );
    this.problems = problems;
  }
}
