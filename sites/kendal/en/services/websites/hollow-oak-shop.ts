/** What callers asked in a week, before and after. Invented, as its case is. */
export const hollowOakShop = {
  label:
    "A tally of the calls in one week at Hollow Oak: are you open, 72, what meat is there, 48, does the café take dogs, 30, when do we order for Christmas, 24, anything else, 43; and afterwards 42 in all.",
  title: "Calls in one week",
  bars: [
    { label: "Are you open?", value: 72, text: "72" },
    { label: "What meat is there?", value: 48, text: "48" },
    { label: "Does the café take dogs?", value: 30, text: "30" },
    { label: "When do we order for Christmas?", value: 24, text: "24" },
    { label: "Anything else", value: 43, text: "43" },
    { label: "All of them, afterwards", value: 42, text: "42", accent: true },
  ],
} as const;
