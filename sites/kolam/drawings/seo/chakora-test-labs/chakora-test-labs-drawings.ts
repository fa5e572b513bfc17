import type { TextDrawings } from "@kolam/site/drawings/case-drawings.ts";
import { Forecast } from "./forecast.tsx";
import { SecondDay } from "./second-day.tsx";

/** What the text of the case shows besides the visits. */
export const chakoraTestLabsDrawings: TextDrawings = {
  "second-day": SecondDay,
  forecast: Forecast,
};
