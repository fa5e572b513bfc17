/** What was written down on nine farms, from “Readable at noon, in a field”. Invented. */
export const nineFarms = {
  label:
    "A clipboard with nine visits between 11:20 and 13:35: nobody read the menu, four handed the phone to a child; and a notebook page with three leaves taped in, spotted on four farms, holed on three, yellow on two.",
  visits: {
    title: "Reads the menu?",
    when: "Mar, Apr",
    rows: [
      { crop: "Onion", hour: "11:20", does: "shades it" },
      { crop: "Sugarcane", hour: "12:05", does: "to his son", child: true },
      { crop: "Tomato", hour: "12:40", does: "gives it back" },
      { crop: "Grapes", hour: "11:50", does: "to daughter", child: true },
      { crop: "Chilli", hour: "13:10", does: "goes indoors" },
      { crop: "Groundnut", hour: "12:30", does: "to grandson", child: true },
      { crop: "Brinjal", hour: "13:35", does: "under a tree" },
      { crop: "Papaya", hour: "11:40", does: "to a niece", child: true },
      { crop: "Wheat", hour: "12:15", does: "laughs" },
    ],
    no: "no",
    sum: ["0 of 9 read it.", "4 gave it to a child."],
  },
  leaves: {
    title: "What they showed us",
    kinds: [
      { name: "spots", farms: "4 farms" },
      { name: "holes", farms: "3 farms" },
      { name: "yellow", farms: "2 farms" },
    ],
    remark: ["Nobody asks for “Advisories”.", "They hold up a leaf."],
  },
} as const;
