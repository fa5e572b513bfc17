import { useLayoutEffect } from "react";
import { type Location, useLocation } from "react-router-dom";

/** Where `ScrollRestoration` keeps the positions of this tab. */
export const scrollStorageKey = "kolam:scroll";

/**
 * Gives a key to each history entry that the browser makes by itself, for a plain link to a place in the page.
 * Without one, `ScrollRestoration` takes the second click on such a link for a return to the first. Must be
 * called before the router begins to listen.
 * @param currentKey the key of the entry that the router shows
 */
export function keyPlainEntries(currentKey: () => string): void {
  addEventListener("popstate", () => {
    const { key = "default", idx = 0 } = history.state ?? {};
    const isTraversal = history.state !== null && key !== currentKey();
    if (!isTraversal) history.replaceState({ key: Date.now().toString(36), idx }, "");
  });
}

/** The key of a history entry for `ScrollRestoration`. The entry of a full page load has no key of its own. */
export function scrollKey({ key, pathname, hash }: Pick<Location, "key" | "pathname" | "hash">) {
  return key === "default" ? pathname + hash : key;
}

/**
 * Notes where the page is scrolled to when it is hydrated. `ScrollRestoration`, which must come after this,
 * would otherwise go back to where an earlier visit left it.
 */
export function KeepScrollOnHydration() {
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the position at hydration is noted
  useLayoutEffect(() => {
    try {
      const positions = JSON.parse(sessionStorage.getItem(scrollStorageKey) ?? "{}");
      sessionStorage.setItem(
        scrollStorageKey,
        JSON.stringify({ ...positions, [scrollKey(location)]: scrollY }),
      );
    } catch {
      // Storage that is refused or garbled holds no earlier position either.
    }
  }, []);
  return null;
}
