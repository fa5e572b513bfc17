import type { TextDrawings } from "@kolam/site/drawings/case-drawings.ts";
import { GradeBoard } from "./grade-board.tsx";
import { IgnoredList } from "./ignored-list.tsx";
import { RoofSurvey } from "./roof-survey.tsx";

/** What the text of this case shows besides what was made. */
export const vennilaSolarDrawings: TextDrawings = {
  "ignored-list": IgnoredList,
  "grade-board": GradeBoard,
  "roof-survey": RoofSurvey,
};
