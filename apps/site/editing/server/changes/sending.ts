/** What sending depends on, besides Git. */
export interface Sending {
  /** The branch that goes online, if `site.ts` names it. */
  readonly online: string | undefined;
  /** The address of a preview, with `{branch}`. */
  readonly preview: string | undefined;
  /** Where the site is online. */
  readonly address: string;
  /** The folders whose files may be changed. */
  readonly folders: readonly string[];
  /** Where the last push is recorded, so that it survives a restart. */
  readonly memory: string;
}
