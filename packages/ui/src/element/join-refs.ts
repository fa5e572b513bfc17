import type { Ref, RefObject } from "react";

/** A ref that sets a component's own ref to its root and the one that it was given. */
export function joinRefs<T>(own: RefObject<T | null>, given: Ref<T> | undefined): Ref<T> {
  if (!given) return own;
  return (element) => {
    own.current = element;
    if (typeof given === "function") return given(element);
    given.current = element;
    return undefined;
  };
}
