import type { MouseEvent } from "react";

type Keys = Pick<MouseEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/**
 * Whether no modifier key changes the meaning of a click or key, for example to opening a new tab.
 */
export const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey }: Keys): boolean =>
  !(altKey || ctrlKey || metaKey || shiftKey);
