/**
 * Whether a key belongs to an input method, with which people write Japanese or Hindi, for example:
 * its Escape discards a suggestion, and its Enter accepts one. Safari ends the composition before
 * it reports the key, which then has the code 229.
 */
export const isComposing = (event: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean =>
  event.isComposing || event.keyCode === 229;
