/** Who signs an article: a person of the about page, or the agency itself. */
export interface Author {
  readonly name: string;
  /** A sentence about the author, beside the article and, of a person, on the about page. */
  readonly about: string;
  /**
   * What a person does at the agency. Whoever has a role is on the about page, under the same `id`.
   */
  readonly role?: string;
  /** Whose initials stand beside an article. Default: the name. */
  readonly team?: string;
}

/** The authors of a site's articles, by the id that an article's file gives them. */
export type Authors = Readonly<Record<string, Author>>;
