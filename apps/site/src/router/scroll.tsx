import { useLayoutEffect } from "react";
import { type Location, useLocation } from "react-router-dom";
import { storageName } from "../browser/storage-name.ts";

/** Where `ScrollRestoration` keeps the positions of this tab. */
export const scrollStorageKey = storageName("scroll");

let unkeyed = 0;

/**
 * The key of a history entry for `ScrollRestoration`. The entry of a full page load has no key;
 * neither has one that the browser makes for a plain link within the page, which always leads to
 * its target.
 */
export function scrollKey({ key, pathname, hash }: Pick<Location, "key" | "pathname" | "hash">) {
  if (key !== "default") return key;
  if (hash === "") return pathname;
  unkeyed += 1;
  return `${pathname}${hash} ${unkeyed}`;
}

/**
 * Notes where the page is scrolled to when it is hydrated. `ScrollRestoration`, which must come
 * after this, would otherwise return to where an earlier visit left off.
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
