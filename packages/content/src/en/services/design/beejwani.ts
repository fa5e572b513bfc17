/**
 * The advice app of “Readable at noon, in a field”, before and after. Invented, as its case is.
 */
export const beejwani = {
  label:
    "Two first screens of the advice app Beejwani: the old one with white menu words on pale green, hardly readable, and the new one in black on white, which asks one question, “What do you see on the leaf?”, and reads it aloud in three languages.",
  app: "Beejwani",
  before: {
    contrast: "1.3 to 1",
    colours: "White on pale green",
    menu: ["Advisories", "Market rates", "Weather", "Schemes", "My crops", "Experts"],
  },
  after: {
    contrast: "19 to 1",
    colours: "Black on white",
    question: "What do you see on the leaf?",
    answers: ["Spots", "Holes", "Yellow"],
    listen: "Listen",
  },
} as const;
