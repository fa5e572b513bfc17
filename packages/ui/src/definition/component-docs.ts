/** A named part of a component, marked in a picture of it. */
export interface Part {
  /** What a designer calls it, e.g. "Label". */
  readonly name: string;
  /** What it is for, in one sentence, and whether it can be left out. */
  readonly text: string;
  /**
   * CSS selector of the part, in the story with the tag `anatomy` or else in the first one.
   * `.title` means the class of that name in the component's stylesheet.
   */
  readonly at: string;
}

/** What a key does. */
export interface KeyAction {
  /** The keys that do it, e.g. `["Enter", "Space"]`. */
  readonly keys: readonly [string, ...string[]];
  readonly text: string;
}

/**
 * What the documentation says about a component, beside what its sources say: `docs/api.md` and its
 * page in Storybook are made from both. In `x.docs.ts`, which no component imports, so that
 * visitors do not load it.
 *
 * The rest is said where it is declared: JSDoc of the component and of each prop; JSDoc of each
 * axis in the definition, with a line for every value; comments on the custom properties in the
 * stylesheet; the stories `Do` and `Dont`, whose JSDoc says why.
 */
export interface ComponentDocs {
  /** The version of the kit that introduced it; for a new one, the next minor version. */
  readonly since: string;
  /** Its other common names, besides those in `docs/coverage.md`: search finds it by these. */
  readonly alsoCalled?: readonly string[];
  /** When to use it. Completes "Use it ...": "to send, open, add or undo something". */
  readonly when: string;
  /** When not, with the component to use instead: "it leads to another page (ButtonLink)". */
  readonly whenNot: string;
  /** Further guidance, a paragraph each. */
  readonly notes?: readonly string[];
  /** Why the story at the top of its page shows what to do, instead of a story `Do`. */
  readonly do?: string;
  /** How screen readers present it, what it handles itself, and what the app has to do. */
  readonly accessibility: string;
  /** Its parts in reading order. */
  readonly anatomy: readonly [Part, ...Part[]];
  /** What its keys do; nothing if nothing in it takes the focus. */
  readonly keyboard?: readonly KeyAction[];
  /** A typical use as TSX, to be copied. The imports from the kit are added. */
  readonly usage: string;
}
