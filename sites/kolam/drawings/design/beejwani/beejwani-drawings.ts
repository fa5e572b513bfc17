import type { TextDrawings } from "@kolam/site/drawings/case-drawings.ts";
import { NineFarms } from "./nine-farms.tsx";
import { TwoVoices } from "./two-voices.tsx";

/** What the text of the case shows besides the two screens. */
export const beejwaniDrawings: TextDrawings = {
  "nine-farms": NineFarms,
  "two-voices": TwoVoices,
};
