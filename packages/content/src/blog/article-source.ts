/** The two parts of an article's file. */
export interface ArticleSource {
  /** YAML. */
  readonly frontmatter: string;
  /** Markdown. */
  readonly body: string;
}

/** Splits an article's file; undefined if it has no front matter. */
export function splitArticle(text: string): ArticleSource | undefined {
  const [, frontmatter, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
  return frontmatter === undefined || body === undefined ? undefined : { frontmatter, body };
}
