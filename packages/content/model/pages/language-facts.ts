/** What a language is and calls itself. */
export interface LanguageName {
  /** Its folder in `src` and, except for the first language, the start of its paths. */
  readonly tag: string;
  /** As a BCP 47 tag with the country. */
  readonly language: string;
  /** As its speakers write it. */
  readonly name: string;
  /** What it calls its home page. */
  readonly home: string;
  /** The pages that it lacks. */
  readonly absent: readonly string[];
}

/** A language with its pages and services, as the site's facts list it. */
export interface LanguageFacts extends LanguageName {
  readonly articles: readonly string[];
  /** By the service that is the first of each. */
  readonly cases: Readonly<Record<string, readonly string[]>>;
  readonly landing: readonly string[];
}
