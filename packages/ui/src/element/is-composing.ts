/**
 * Whether a key belongs to an input method, with which somebody writes Japanese or Hindi, say: its
 * Escape drops a suggestion, and its Enter takes one. Safari ends the composition before it tells
 * of the key, which then has the code 229.
 */
export const isComposing = (event: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean =>
  event.isComposing || event.keyCode === 229;
