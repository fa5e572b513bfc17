import type { Story } from "../../../shapes/service.ts";

/** The stories of this service, for its page and the portfolio. Invented. */
export const websitesStories = [
  {
    id: "hollow-oak-shop",
    name: "Ruth A.",
    role: "Owner",
    company: "Hollow Oak Farm Shop, Crooklands",
    content:
      "Nobody rings to ask whether we are open. I thought the line was broken, so I rang myself.",
    rating: 5,
    project: "Forty pages become five",
    figure: { value: "6", label: "calls a day, down from thirty-one" },
    summary: "Most calls asked one of four things. Those four are now the top of the first page.",
    challenge:
      "A site of forty pages, grown over eleven years, on which the opening hours stood in six places and agreed in two.",
    work: "One Saturday with a clicker by the till. Then five pages, with hours, meat, café and Christmas in that order.",
    outcome:
      "Calls fell from thirty-one a day to six, and those six are orders. The café sells two more trays of scones.",
    duration: "5 weeks",
  },
  {
    id: "crag-end-hut",
    name: "Davy L.",
    role: "Warden",
    company: "Crag End Climbing Hut, Langdale",
    content: "It loads at the top of the pass. Before, it did not load at the bottom.",
    rating: 5,
    project: "A website for one bar of signal",
    figure: { value: "0.9 s", label: "to the first word, at the cattle grid" },
    summary: "Weather, bunks and the code for the door, in fourteen kilobytes.",
    challenge:
      "Guests stood at the cattle grid, with one bar, waiting for a film of a sunrise to load so that they could read the code for the door.",
    work: "We took out the film, the sliders and four typefaces, and measured what was left from a lay-by.",
    outcome:
      "The first word is there in less than a second. Lock-outs went from nine a month to none since May.",
    duration: "6 weeks",
  },
] as const satisfies readonly Story[];
