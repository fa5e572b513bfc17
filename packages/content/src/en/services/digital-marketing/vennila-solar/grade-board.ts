/** The board in the sales room, after the afternoon on which an A was defined. */
export const gradeBoard = {
  label:
    "A whiteboard in the sales room: five weeks of grades, nearly all B, then a sixth with 27 of 96 graded A; beside it, what an A is: own roof, bill above Rs 2,500, visit within the month.",
  title: "Grades by week",
  grades: ["A", "B", "C"],
  weeks: [
    { week: "1", counts: [3, 91, 4] },
    { week: "2", counts: [2, 94, 3] },
    { week: "3", counts: [4, 88, 5] },
    { week: "4", counts: [3, 92, 2] },
    { week: "5", counts: [2, 90, 4] },
    { week: "6", counts: [27, 38, 31], defined: true },
  ],
  defined: "Thursday afternoon",
  question: "What IS an A?",
  answers: ["a roof of one’s own", "bill above Rs 2,500", "visit within the month"],
  all: "all three, or it is no A",
  rest: "B: two of them. C: call again.",
} as const;
