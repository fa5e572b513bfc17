"use client";

import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/**
 * Whether React runs this tree in a browser: false on the server and while hydrating, true from the
 * render right after on. A tree that was never server-rendered sees true at once.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
