import type { Benefits, Process, ServicePageBase } from "../../../shapes/service.ts";
import { upkeepStories } from "../../cases/upkeep.generated.ts";

interface Page extends ServicePageBase<"upkeep"> {
  readonly process: Process;
  readonly benefits: Benefits;
}

/** The words of the page about upkeep. */
export const upkeep = {
  id: "upkeep",
  hero: {
    eyebrow: "Upkeep",
    title: "A wall wants walking. So\u00a0does a website.",
    lead: "Things work loose: a certificate, a form, a link to a bus that no longer runs. Once a week one of us walks along yours and puts the stones back.",
    actions: [
      { label: "Have ours walked", href: "/quote" },
      { label: "See what we found", href: "/portfolio#upkeep" },
    ],
    photo: "planningCorkboard",
  },
  offerings: {
    title: "What a month buys",
    lead: "The same for everybody, whether we built it or not.",
    items: [
      {
        title: "Four Monday rounds",
        text: "Each page opened, each form sent, each picture looked at. You get a sheet with ticks.",
      },
      {
        title: "Copies in three buildings",
        text: "One here, one across the county, one abroad. Every quarter we throw the site away and put it back.",
      },
      {
        title: "An hour of changes",
        text: "New prices, a notice, a picture of the new puppy. Unused hours add up to six.",
      },
      {
        title: "Mending",
        text: "Whatever was right when we took it on and is wrong now, we put right without a bill.",
      },
      {
        title: "Somebody’s coat",
        text: "When it falls over at night a telephone rings in one of four coats. The average is eleven minutes.",
      },
      {
        title: "A letter in January",
        text: "What happened, what it cost, what we would do next year, and whether you still need us.",
      },
    ],
  },
  process: {
    title: "Taking one on",
    lead: "Nine days for most. Longer if there is a shoebox.",
    items: [
      {
        title: "Find the keys",
        text: "Domain, host, letters, code. We make a list of who holds what, and half of it is usually a surprise.",
      },
      {
        title: "Make a copy",
        text: "And put it up somewhere else, to see whether it is one. About one in five is not.",
      },
      {
        title: "Mend what leaks",
        text: "The worst three things, agreed beforehand, at a price agreed as well.",
      },
      {
        title: "Start walking",
        text: "From the next Monday on. The first sheet is long. By the third it is short.",
      },
    ],
  },
  benefits: {
    title: "What you no longer think about",
    lead: "That is what it is for. Nobody ever rang to say that nothing had happened.",
    items: [
      "Whether the form still arrives",
      "Who has the password, and where he lives now",
      "The letter that says your certificate is about to end",
      "What the padlock means",
      "Whether anybody would notice on a Sunday",
      "The word plug-in, and what it wants this time",
      "How to get a picture the right way up",
      "What you would do if we were hit by a tractor (page four)",
    ],
  },
  figures: {
    title: "Last year’s rounds",
    lead: "Sixty-one sites, fifty-two Mondays, counted off the sheets.",
    items: [
      { value: "3,172", label: "Rounds walked" },
      { value: "904", label: "Stones put back" },
      { value: "11 min", label: "From a fall to a voice" },
      { value: "0", label: "Pages lost" },
    ],
  },
  stories: {
    title: "One that came in limping",
    lead: "We had not built it, and were glad of the walk.",
    items: upkeepStories,
  },
  questions: {
    title: "Asked when the bill comes",
    lead: "Fair enough, too.",
    items: [
      {
        id: "why-by-hand",
        question: "Why not let a robot do it?",
        answer:
          "It does, every five minutes. A robot sees that the page is there. It does not see that the Christmas menu is still up in March.",
      },
      {
        id: "built-by-others",
        question: "Do you look after sites by other people?",
        answer:
          "Yes, about a third are. If one is past saving we say so in the first week, and you have lost nothing by asking.",
      },
      {
        id: "bigger-changes",
        question: "And if we want something larger?",
        answer: [
          "Then it gets a quote of its own, such as for ",
          { text: "bookings", href: "/services/bookings" },
          ". The hours you have saved up come off it.",
        ],
      },
    ],
  },
  closing: {
    title: "When did somebody last look?",
    text: "Send us the address. On Monday we walk along it once, for nothing, and you get the sheet.",
    actions: [
      { label: "Have it walked once", href: "/quote" },
      { label: "Talk to a walker", href: "/contact" },
    ],
  },
} as const satisfies Page;
