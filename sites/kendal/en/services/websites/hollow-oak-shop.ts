/** What callers asked in a week, before and after. Invented, as its case is. */
export const hollowOakShop = {
  label:
    "A tally of the calls in one week at Hollow Oak: are you open, 94, what meat is there, 61, is the café on, 40, anything else, 22; and afterwards 42 in all.",
  title: "Calls in one week",
  bars: [
    { label: "Are you open?", value: 94, text: "94" },
    { label: "What meat is there?", value: 61, text: "61" },
    { label: "Is the café on?", value: 40, text: "40" },
    { label: "Anything else", value: 22, text: "22" },
    { label: "All of them, afterwards", value: 42, text: "42", accent: true },
  ],
} as const;
