import type { Ref, RefCallback } from "react";

/**
 * The ref of a checkbox or radio button that may be controlled. It writes the state into the HTML,
 * to which React resets a form after its action; React itself does so for text only (facebook/react
 * 30580).
 */
export function keptRef(checked: boolean | undefined, given?: Ref<HTMLInputElement>) {
  if (checked === undefined) return given;
  const keep: RefCallback<HTMLInputElement> = (input) => {
    input?.toggleAttribute("checked", checked);
    if (typeof given === "function") return given(input);
    if (given) given.current = input;
    return undefined;
  };
  return keep;
}
