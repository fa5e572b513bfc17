import type { ComponentType } from "react";

let Page: ComponentType | undefined;

/** Loads what {@link LateNotFound} shows. A loader waits for it, so that nothing is rendered without it. */
export async function loadNotFound(): Promise<void> {
  Page ??= (await import("./not-found-page.tsx")).NotFoundPage;
}

/** The not-found page for routes that seldom need it: their pages come without its code and styles. */
export function LateNotFound() {
  return Page ? <Page /> : null;
}
