import type { AboutWords } from "@kolam/content/model/types/pages";
import { company } from "@site/facts/company";
import { claims } from "../claims.ts";

/** The words of the about page. */
export const about = {
  hero: {
    eyebrow: `About ${company.name}`,
    title: "Four people, one kettle, no\u00a0account\u00a0managers",
    lead: `${company.name} has been in ${company.city} since ${company.founded}. Whoever answers the telephone is whoever does the work.`,
    photo: { file: "tarn.jpg", alt: "A tarn below blue fells, with lines of light on the water" },
  },
  story: {
    title: "A tarn, and a tally",
    paragraphs: [
      "A tarn is a small, deep lake that a glacier left behind. It has no great river in or out of it, and it stays clear because nobody stirs it. We try to run a business the same way: small, deep, and not stirred.",
      "A tally is what a shepherd cut into a stick, one notch for every sheep and a long one for every score. It settled arguments. We still find that most disagreements about a website end when somebody has counted.",
    ],
  },
  mission: {
    title: "What we are for",
    text: "To give a business with nine staff the kind of website that one with nine hundred would be pleased with, at the price of a second-hand van.",
  },
  vision: {
    title: "What we would like to see",
    text: "A high street where you can book, order and find out when it shuts, without an app, a login or somebody in California taking a fifth.",
  },
  impact: {
    title: "This year’s count",
    lead: "Done on the second Tuesday of January, with biscuits. Last year’s is in the drawer and anyone may ask.",
    figures: [claims.aboutCountries, ...claims.about],
  },
  values: {
    title: "Rules of the house",
    lead: "They hang by the door, above the boots.",
    items: [
      {
        title: "Say the price first",
        text: "Before the idea, before the coffee. It saves both sides a morning.",
      },
      {
        title: "Leave it mendable",
        text: "Somebody else will open this code one day. We write for them, since it is usually us.",
      },
    ],
  },
  timeline: {
    title: "The short history",
    lead: "With the interesting parts left in.",
    items: [
      {
        year: company.founded,
        title: "Two desks above the dye works",
        text: "First client: a pub without a signal. The site had to load in the car park of the one next door.",
      },
      {
        year: company.founded + 9,
        title: "Sixty sites, then one more",
        text: "We put the number on the wall and decided that it is enough. New ones come in as old ones close.",
      },
    ],
  },
  working: {
    title: "How a week goes",
    paragraphs: [
      `Monday is for upkeep: every site is opened, clicked through and read by a person. Tuesday and Wednesday are for building. Thursday is for visits, most of them within an hour of ${company.city}.`,
      "We do not work on Fridays, and have found that nobody’s website minds. If something falls over, a telephone in somebody’s coat rings, and that person has a laptop.",
    ],
    photo: { file: "snow.jpg", alt: "Fells under snow, in pale blue" },
  },
  closing: {
    title: "Come up and see it",
    text: "Forty-one steps, then left at the boots. The dog is friendly; the stairs are less so.",
    actions: [
      { label: "Arrange a visit", href: "/contact" },
      { label: "Ask for a quote", href: "/quote" },
    ],
  },
} as const satisfies AboutWords;
