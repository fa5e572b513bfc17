import type { Action } from "../basics/links.ts";
import type { Passage, Some } from "../basics/types.ts";
import type { Picture } from "./picture.ts";

/** The call to action at the end of a page. */
export interface Closing extends Passage {
  readonly actions: Some<Action>;
  /** Instead of the drawing. */
  readonly picture?: Picture;
}
