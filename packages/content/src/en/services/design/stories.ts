import type { Story } from "../../../shapes/service.ts";

/** The stories of this service, for its page and the portfolio. Invented samples. */
export const designStories = [
  {
    id: "beejwani",
    name: "Tejas W.",
    role: "Product Lead",
    company: "Beejwani, Latur",
    content:
      "They tested in a field at noon. White on pale green looked lovely in the office and was invisible there.",
    rating: 5,
    project: "Readable at noon, in a field",
    figure: { value: "1 in 2", label: "farmers use it weekly, up from one in eight" },
    summary:
      "An advice app redrawn on nine farms, so that it can be read at noon and heard when it cannot.",
    challenge:
      "Farmers installed the advice app, opened it once and went back to asking the shopkeeper.",
    work: "Nine field visits, voice prompts in three languages, large type, and a first screen that asks one question.",
    outcome: "Weekly use went from one farmer in eight to one in two, through a whole season.",
    duration: "8 weeks",
  },
  {
    id: "kanivu-hospital",
    name: "Alphonsa T.",
    role: "Nursing Superintendent",
    company: "Kanivu Hospital, Kottayam",
    content:
      "My night staff were asked what they wanted. In twenty years of computers, that was a first.",
    rating: 5,
    project: "A ward screen for three in the morning",
    figure: { value: "64%", label: "less time to record a dose" },
    summary: "A dark screen for a dark ward: three taps where there were eleven clicks.",
    challenge:
      "Recording one dose took eleven clicks on a bright white page, in a dark ward, beside sleeping patients.",
    work: "Two nights on the ward, a dark layout, three taps per dose, and an undo that is hard to miss.",
    outcome: "Entry time fell by 64%. Doses recorded late fell by more than that.",
    duration: "7 weeks",
  },
] as const satisfies readonly Story[];
