import type { ConsentKind } from "../consent/consent.ts";
import type { SiteEvent } from "./site-event.ts";

/** What the site needs to know of a tag; the adapters, such as `google.ts`, provide it. */
export interface Tag {
  readonly script: {
    readonly src: string;
    /** Its `data-` attributes, in camel case. */
    readonly data?: Readonly<Record<string, string>>;
  };
  /**
   * What the visitor is asked about, because it sets cookies: nothing may be loaded before a yes to
   * some of it. A tag without cookies asks nothing, and is loaded unless the visitor says no.
   */
  readonly asks: readonly ConsentKind[];
  /** Called before the script is added to the page, with what the visitor allows of `asks`. */
  readonly prepare?: (allowed: readonly ConsentKind[]) => void;
  /** Called when the script has run. */
  readonly loaded?: () => void;
  /**
   * Reports an event to the script, which has run.
   * @param late whether it happened before the script had run
   */
  readonly send: (event: SiteEvent, late: boolean) => void;
  /** Called when the visitor answers differently after the script was added. */
  readonly changeConsent?: (allowed: readonly ConsentKind[]) => void;
}
