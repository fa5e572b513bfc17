import type { Ref } from "react";
import { joinRefs } from "../element/join-refs.ts";

/**
 * The ref of a field whose value is a state. It writes the value into the HTML, to which React resets a form after its
 * action; React does so itself for text only (facebook/react 30580).
 */
export const keptRef = <E>(write: (element: E) => void, given?: Ref<E>): Ref<E> =>
  joinRefs((element: E | null) => {
    if (element) write(element);
  }, given);
