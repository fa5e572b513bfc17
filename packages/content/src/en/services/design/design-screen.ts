/** The screen that the design page shows at each of its four steps: a bill, ready to be paid. */
export const designScreen = {
  product: "Town Power",
  title: "Electricity bill",
  account: "Meter 40772, November",
  amount: "₹1,840",
  due: "Due 12 December",
  ways: ["UPI", "Card"],
  stages: {
    sketch: {
      label: "The first sketch of a screen that shows a bill and a button to pay it, in pencil.",
      action: "Pay",
    },
    wireframe: {
      label: "The same screen in grey boxes, with real words: the button says Proceed.",
      action: "Proceed",
    },
    visual: {
      label: "The same screen in the colours and letters of the finished app.",
      action: "Proceed",
    },
    tested: {
      label:
        "The same screen after the test, with two marks: the due date moved to the top, and the button now says the sum.",
      action: "Pay ₹1,840",
    },
  },
  findings: [
    "Four of five asked when it is due. It moved up.",
    "“Proceed to what?” Now the button says it.",
  ],
} as const;

/** A stage of the screen, from pencil to test. */
export type DesignStage = keyof typeof designScreen.stages;
