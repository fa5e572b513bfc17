import type { TextDrawings } from "@kolam/site/drawings/case-drawings.ts";
import { Join } from "./join.tsx";

/** What the text of the case shows besides its pictures. */
export const noolHandloomsDrawings: TextDrawings = { join: Join };
