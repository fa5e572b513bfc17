"use client";

import { useSyncExternalStore } from "react";

let lastSearch = "";

/** Remembers the filter with which the blog list was last seen, as its address's search part. */
export function rememberBlogSearch(search: string): void {
  lastSearch = search;
}

const neverChanges = () => () => {};

/** The search part with which a way back to the blog list leads to the same results. */
export function useBlogReturn(): string {
  return useSyncExternalStore(
    neverChanges,
    () => lastSearch,
    () => "",
  );
}
