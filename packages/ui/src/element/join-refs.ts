import type { Ref } from "react";

/** A ref that sets a component's own ref to its root and the one that it was given. */
export function joinRefs<T>(own: Ref<T>, given: Ref<T> | undefined): Ref<T> {
  if (!given) return own;
  return (element) => {
    const [, end] = [own, given].map((ref) => {
      if (typeof ref === "function") return ref(element);
      if (ref) ref.current = element;
      return undefined;
    });
    return end;
  };
}
