/**
 * What is known of this page after it was loaded anew, which is how it follows changes of facts. It
 * may have been loaded before the server's answer came.
 */
interface Memories {
  /** The text that was being written: its number, its parts, and what the page shows of it. */
  readonly text: { readonly id: number; readonly said: string; readonly shown: string };
  /** The entry that was shown, and what was done with it if its file is not `before` any more. */
  readonly entry: {
    readonly id: number;
    readonly node: number;
    readonly before: string;
    readonly done: string;
  };
}

/** Whether the page was loaded anew, and not come to. */
export const isReloaded = (): boolean =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === "reload");

const keyOf = (name: keyof Memories) => `kolam:editing:${name}:${location.pathname}`;

export function remember<Name extends keyof Memories>(name: Name, what: Memories[Name]): void {
  sessionStorage.setItem(keyOf(name), JSON.stringify(what));
}

export const forget = (name: keyof Memories): void => sessionStorage.removeItem(keyOf(name));

export function remembered<Name extends keyof Memories>(name: Name): Memories[Name] | undefined {
  const kept = sessionStorage.getItem(keyOf(name));
  return kept === null ? undefined : JSON.parse(kept);
}
