/**
 * What visitors do, besides opening pages, that the owner may count. Each tag's adapter has its own
 * names for these.
 */
export type SiteEvent =
  /** Pressed a phone number. */
  | { readonly name: "phone" }
  /** Opened the chat. */
  | { readonly name: "chat" }
  /** Sent a form, and it arrived. */
  | { readonly name: "form-sent"; readonly form: string }
  /** Went to a step of the quote request after the first. */
  | { readonly name: "quote-step"; readonly step: number };

const type = "site:event";

/** Tells the tag of an event, if there is one and the visitor may be measured. */
export function reportEvent(event: SiteEvent): void {
  dispatchEvent(new CustomEvent(type, { detail: event }));
}

/**
 * Calls `hear` for every event. The boot script and the application are separate bundles, so it is
 * a DOM event.
 */
export function onEvent(hear: (event: SiteEvent) => void): void {
  addEventListener(type, (event) => hear((event as CustomEvent<SiteEvent>).detail));
}
