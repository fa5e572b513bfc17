import type { MouseEvent } from "react";

type Keys = Pick<MouseEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** Whether no other key changes what a click or a key means, to a new tab for example. */
export const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey }: Keys): boolean =>
  !(altKey || ctrlKey || metaKey || shiftKey);
