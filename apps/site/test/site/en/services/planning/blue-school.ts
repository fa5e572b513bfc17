/** The drawing of the school's plan. */
export const blueSchool = {
  label:
    "A sheet of paper with the plan of the school’s website in three lines, one below the other.",
  lines: ["The timetable", "The menu", "Whom to call"],
} as const;
