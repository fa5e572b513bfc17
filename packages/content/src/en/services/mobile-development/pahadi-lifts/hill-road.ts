/** What leaves the phone on the road from the gate into town: as it was in the trial, and since. */
export const hillRoad = {
  label:
    "Two drawings of the same hill road from a gate at 11:52 down to the town at 12:12. In the trial three photographs went first and the part number arrived after 20 minutes; now the words arrive at the gate.",
  gate: "Gate",
  town: "Town",
  roads: [
    {
      name: "In the trial",
      text: "One piece, photographs first",
      stops: [
        { at: "11:52", what: "Photo 1, 4.1\u00a0MB" },
        { at: "11:58", what: "Photo 2, 3.8\u00a0MB" },
        { at: "12:05", what: "Photo 3, 4.4\u00a0MB" },
        { at: "12:12", what: "Part DR-48-2", words: true },
      ],
      result: "20 min until the stores know the part",
    },
    {
      name: "Since then",
      text: "Words first, photographs made smaller",
      stops: [
        { at: "11:52", what: "Part DR-48-2", words: true },
        { at: "11:53", what: "Photo 1, 210\u00a0KB" },
        { at: "11:53", what: "Photo 2, 190\u00a0KB" },
        { at: "11:54", what: "Photo 3, 220\u00a0KB" },
      ],
      result: "4 s until the stores know the part",
    },
  ],
} as const;
