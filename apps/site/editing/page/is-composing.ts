/**
 * Whether a key belongs to an input method, whose Escape drops a suggestion and whose Enter takes
 * one. Safari tells of it after the composition, with the code 229.
 */
export const isComposing = (event: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean =>
  event.isComposing || event.keyCode === 229;
