/** The event with which the site's code says what has happened to a visitor. */
export const announced = "site-met";

/** What only the site's code knows of: browsers take neither for an error of a script. */
export type Announced = "recovery" | "start";

/** Says that something has happened, to whoever reports it. */
export function announce(kind: Announced): void {
  if (__REPORTS__) dispatchEvent(new CustomEvent(announced, { detail: kind }));
}
