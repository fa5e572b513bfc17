/**
 * What needs no React and waits until the browser is idle. The boot script loads it and calls its export
 * by name.
 */
import { watchLinks } from "./navigation/warm.ts";
import { placeChat } from "./shell/chat-place.ts";

/** Finds the chat button its place, and fetches the pages that links on the screen lead to. */
export function onIdle(): void {
  placeChat();
  watchLinks();
}
