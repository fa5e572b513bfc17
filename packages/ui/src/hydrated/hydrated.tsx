"use client";

import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/**
 * Whether React has hydrated this tree: false on the server and during hydration, true from the
 * render right after it. In a tree without server rendering it is true from the start.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
