/** An author of articles: a person on the about page, or the agency itself. */
export interface Author {
  readonly name: string;
  /** A sentence about the author, beside the article and, of a person, on the about page. */
  readonly about: string;
  /**
   * A person's role at the agency. Everybody with a role is on the about page, with the same `id`.
   */
  readonly role?: string;
  /** Whose initials stand beside an article. Default: the name. */
  readonly team?: string;
}

/** The authors of a site's articles, by the id that an article's file gives them. */
export type Authors = Readonly<Record<string, Author>>;
