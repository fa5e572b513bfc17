import type { SiteEvent } from "./site-event.ts";

/** What the site needs to know of a tag; the adapters, such as `google.ts`, provide it. */
export interface Tag {
  readonly script: {
    readonly src: string;
    /** Its `data-` attributes, in camel case. */
    readonly data?: Readonly<Record<string, string>>;
  };
  /** Whether it sets cookies, so that nothing may be loaded before the visitor's yes. */
  readonly setsCookies: boolean;
  /** Called before the script is added to the page. */
  readonly prepare?: () => void;
  /** Called when the script has run. */
  readonly loaded?: () => void;
  /**
   * Reports an event to the script, which has run.
   * @param late whether it happened before the script had run
   */
  readonly send: (event: SiteEvent, late: boolean) => void;
  /** Called when the visitor answers differently after the script was added. */
  readonly changeConsent?: (granted: boolean) => void;
}
