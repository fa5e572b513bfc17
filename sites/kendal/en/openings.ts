import type { Opening } from "@kolam/content/model/types/opening";

/** A fifth chair, for somebody who is learning, and one that has been taken. */
export const openings: readonly Opening[] = [
  {
    id: "apprentice",
    title: "Apprentice",
    department: "The workshop",
    location: "Beck Lane, Kendal",
    type: "Thirty-two hours, two years",
    description:
      "You learn the trade from whoever is at the next desk. In the first year you mend, in the second you make, and at the end you decide whether to stay.",
    requirements: [
      "You have made something that other people use",
      "You can be here four days a week",
    ],
    responsibilities: [
      "Answer the telephone, which teaches more than any course",
      "Keep the sites that we look after up to date",
      "Make one website of your own, for a client who pays for it",
    ],
    posted: "2026-10-05",
    inSearch: { employmentType: "PART_TIME" },
  },
  {
    id: "bookkeeper",
    title: "Bookkeeper",
    department: "The back room",
    location: "Beck Lane, Kendal",
    type: "One day a week",
    description:
      "You keep the books that everyone here may read. One day a week, in the room with the stove, with the biscuits that the clients bring.",
    requirements: ["You have closed a year before"],
    responsibilities: [
      "Invoices, wages and the VAT return, and a page about them that we all understand",
    ],
    posted: "2026-03-02",
    closed: true,
  },
];
