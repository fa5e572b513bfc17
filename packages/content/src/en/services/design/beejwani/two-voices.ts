/** The voice that failed and the one that did not, from “Readable at noon, in a field”. Invented. */
export const twoVoices = {
  label:
    "A studio’s session sheet for prompt 7, read by a newsreader, with a farmer’s question written across it in red, “Which bank is this?”; and a cheap cracked phone on a sack of seed that records the same prompt from a shopkeeper.",
  sheet: {
    title: "Session sheet",
    facts: [
      { name: "Prompt", value: "7" },
      { name: "Voice", value: "newsreader" },
      { name: "Take", value: "3, clean" },
    ],
    text: ["“Look at the leaf.", "What do you see?”"],
    remark: "“Which bank is this?”",
    verdict: "understood, not believed",
  },
  phone: {
    title: "Prompt 7",
    voice: "Shopkeeper, Latur",
    time: "00:04",
    languages: [
      { name: "Marathi", state: "done" },
      { name: "Hindi", state: "done" },
      { name: "Kannada", state: "May" },
    ],
    sack: "SEED 25 kg",
  },
} as const;
