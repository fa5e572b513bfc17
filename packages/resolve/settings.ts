/** What a site says of itself in its `site.ts`. */
export interface SiteSettings {
  /** Whether it is only an example. A command without a name chooses a real site. */
  readonly example?: true;
  /** Whether commands without a name take it as long as every site is an example. */
  readonly standard?: true;
  /** Where its facts, words and pictures are, from its own folder; there, unless it says so. */
  readonly content?: string;
  /** The folders of its words, such as `en`. The first language is at the root of its addresses. */
  readonly languages: readonly [string, ...string[]];
  /**
   * Words that a further language takes from the first one on purpose, by its tag: their files in
   * the folder of a language, such as `pages/terms`. A build for the public refuses any others.
   */
  readonly staysInFirst?: Readonly<Record<string, readonly string[]>>;
  /** Where what was changed in the page goes when it is sent: see docs/editing.md. */
  readonly online?: {
    /** The branch that goes online; the remote's own choice (`origin/HEAD`), if it is left out. */
    readonly branch?: string;
    /** Where a branch can be seen before it is merged, such as `https://{branch}.agency.example`. */
    readonly preview?: string;
  };
}
