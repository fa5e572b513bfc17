/** Another language of the site. */
export interface OtherLanguage {
  /** As a BCP 47 tag. */
  readonly language: string;
  /** What its paths begin with. */
  readonly base: string;
  /**
   * The pages of this language that it has too, except those with their own data, which say so
   * themselves.
   */
  readonly pages: readonly string[];
}

/** What links between languages need to know. */
export interface LanguageLinks {
  /** Each with its name and the name of its home page, in that language. */
  readonly others: readonly (OtherLanguage & { readonly name: string; readonly home: string })[];
  /**
   * The first language, with the pages that this one lacks but its words mention, and what it is
   * called in this one.
   */
  readonly first: OtherLanguage & { readonly called: string };
}

declare const __LANGUAGES__: LanguageLinks | null;

/** The links between languages; `null` in a site of one. */
export const languageLinks: LanguageLinks | null =
  typeof __LANGUAGES__ === "undefined" ? null : __LANGUAGES__;
