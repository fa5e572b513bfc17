import type { Ref } from "react";
import { joinRefs } from "../element/join-refs.ts";

/**
 * The ref of a box or radio button that may be a state. It writes the state into the HTML, to which React resets a form
 * after its action; React does so itself for text only (facebook/react 30580).
 */
export const keptRef = (checked: boolean | undefined, given?: Ref<HTMLInputElement>) =>
  checked === undefined
    ? given
    : joinRefs<HTMLInputElement>((input) => {
        input?.toggleAttribute("checked", checked);
      }, given);
