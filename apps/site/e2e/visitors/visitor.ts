/** What a visitor points at: a control by its role and accessible name, or an element by its selector. */
export type Target =
  | { readonly role: Role; readonly name: string; readonly within?: string }
  | { readonly css: string };

type Role = keyof typeof roleSelectors;

/** Elements that have a role, for drivers that cannot look for roles by themselves. */
export const roleSelectors = {
  button: "button, [role=button]",
  link: "a[href]",
  searchbox: "input[type=search]",
} as const;

export const button = (name: string, within?: string): Target => named("button", name, within);
export const link = (name: string, within?: string): Target => named("link", name, within);
export const css = (selector: string): Target => ({ css: selector });
export const named = (role: Role, name: string, within?: string): Target =>
  within === undefined ? { role, name } : { role, name, within };

/**
 * A visitor with a browser. Journeys are written against this interface, so that each is written once and made in
 * Chromium, Firefox and WebKit, which no single driver controls. Every action waits until its target can be seen.
 */
export interface Visitor {
  /** Opens a path of the site and waits until the page has loaded. */
  open(path: string): Promise<void>;
  /** Path, query and fragment of the page that is shown. */
  address(): Promise<string>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  /** Sets the size of the page's viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  click(target: Target): Promise<void>;
  hover(target: Target): Promise<void>;
  /** Moves the pointer to a place of the viewport. */
  moveTo(x: number, y: number): Promise<void>;
  /** Types a text into a field, in place of what it holds. */
  type(target: Target, text: string): Promise<void>;
  /** Chooses the option with this value. */
  choose(target: Target, value: string): Promise<void>;
  /** Gives a file to a file field. */
  attach(target: Target, file: string): Promise<void>;
  /** Whether the target is shown at this moment. */
  sees(target: Target): Promise<boolean>;
  /** The text of the first element that matches, as it is shown; empty when there is none. */
  text(target: Target): Promise<string>;
  /** The text of the next alert, which is then closed. */
  alert(): Promise<string>;
  /** Runs a function in the page. Its result must be plain data. */
  run<Result, Value = undefined>(action: (value: Value) => Result, value?: Value): Promise<Result>;
  /** Ends the visit. */
  leave(): Promise<void>;
}
