import type { Ref } from "react";

const set = <T>(ref: Ref<T> | undefined, element: T | null) => {
  if (typeof ref === "function") return ref(element);
  if (ref) ref.current = element;
  return undefined;
};

/** A ref that sets a component's own ref to its root and the one that it was given. */
export function joinRefs<T>(own: Ref<T>, given: Ref<T> | undefined): Ref<T> {
  if (!given) return own;
  return (element) => {
    set(own, element);
    return set(given, element);
  };
}
