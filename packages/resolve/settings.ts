/** The settings of a site, in its `site.ts`. */
export interface SiteSettings {
  /** Whether it is only an example. A command without a name chooses a real site. */
  readonly example?: true;
  /** Whether commands without a name take it as long as every site is an example. */
  readonly standard?: true;
  /**
   * The folder of its facts, texts and pictures, relative to its own folder. Default: its own
   * folder.
   */
  readonly content?: string;
  /** The folders of its texts, such as `en`. The first language is at the root of its URLs. */
  readonly languages: readonly [string, ...string[]];
  /**
   * Texts that a further language deliberately borrows from the first one, by its tag: their files
   * in the folder of a language, such as `pages/terms`. A production build fails for any others.
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
