import { personOf } from "@kolam/content/model/blog/authors";
import type { AboutWords } from "@kolam/content/model/types/pages";
import { company } from "@site/facts/company";
import { claims } from "../claims.ts";

/** The words of the about page. */
export const about = {
  hero: {
    title: "We were the fourth\u00a0agency. Then\u00a0we\u00a0were the\u00a0last.",
    lead: `${company.name} began in ${company.founded} with a client who had hired three firms to build one website. We have been careful about the gaps between people ever since.`,
    ask: { label: "Talk to one of us", href: "/contact" },
    photo: "groupWithLaptops",
  },
  story: {
    eyebrow: "Our name",
    title: "Why a drawing on the floor",
    askAtEnd: { label: "Tell us your first dots", href: "/quote" },
    paragraphs: [
      "A kolam is drawn before breakfast, by hand, in rice flour, and it has a rule: the line goes around every dot and comes back to where it started. Leave one out and everybody who walks past can see it.",
      "Software is less honest. A form that saves nothing looks just like one that works. So we borrowed the rule: a list of dots agreed at the start, one line through all of them, and the work is not done until it closes.",
      "Most projects are drawn with five lines: a consultant, a designer, two developers and an agency, each stopping where the contract stops. The gaps between them are where the money goes. Ours have one thread, from the first call to the third year.",
    ],
  },
  mission: {
    title: "Mission",
    text: "To give small and mid-sized companies the software and marketing that large ones take for granted, at a price that is written down before the work begins.",
  },
  vision: {
    title: "Vision",
    text: "A country where the workshop in Rajkot and the bank in Mumbai serve their customers equally well, because good tools are no longer a privilege.",
  },
  impact: {
    title: "What it adds up to",
    lead: "Counted since the first year, not only over the work shown here.",
    ask: { label: "Try us with a question", href: "/contact" },
    figures: [claims.aboutCountries, ...claims.about],
  },
  values: {
    title: "Four core values, and how to catch us without them",
    items: [
      {
        title: "Innovation",
        text: "We try new things on our own site first. If you find us testing a framework on yours, object.",
      },
      {
        title: "Passion",
        text: "People here argue about error messages at lunch. If nobody on your project has argued with you yet, ask why.",
      },
      {
        title: "Collaboration",
        text: "You see the work every fortnight, half-finished and honest. If you only see polished slides, something is late.",
      },
      {
        title: "Excellence",
        text: "We delete what earned nothing, our own favourites included. If a page of yours has a carousel, we lost an argument.",
      },
    ],
  },
  timeline: {
    title: "The first years, one line each",
    ask: { label: "Be in the next line", href: "/quote" },
    action: { label: "Since then: see the work", href: "/portfolio" },
    items: [
      {
        year: company.founded,
        title: "Four people and a rented room",
        text: `Founded in ${company.city}, above a stationery shop. First project: a website three others had begun.`,
      },
      {
        year: company.founded + 1,
        title: "Everybody goes home",
        text: "The office emptied in a week. Eleven shops needed online ordering by the next one, and got it.",
      },
      {
        year: company.founded + 2,
        title: "Marketing joins development",
        text: "Clients kept asking why nobody came to their handsome new sites. We hired two people who knew.",
      },
      {
        year: company.founded + 3,
        title: "First app in six figures",
        text: "A delivery app passed 1,00,000 installs, and we learnt what happens to a database on a festival Friday.",
      },
      {
        year: company.founded + 4,
        title: "Fifteen countries",
        text: "Work from the Gulf, Britain and Singapore outgrew work from our own street. The street got a discount.",
      },
      {
        year: company.founded + 5,
        title: "The hundredth project",
        text: "Still one building. Our longest-standing client dates from the room above the stationery shop.",
      },
    ],
  },
  working: {
    title: "How we are set up",
    ask: { label: "Ask who would answer you", href: "/contact" },
    paragraphs: [
      "Every client has one project manager, who owns the plan, the budget and the bad news. Designers, developers and marketers join the project; it is never handed from one to the next.",
      `We work from ${company.city} and from home, meet on Tuesdays, and keep office hours that a customer can remember. The phone is answered by someone who works here.`,
    ],
  },
  team: {
    title: "Who picks up",
    lead: "Four of sixty. One of them takes your first call.",
    ask: { label: "Ask for a call", href: "/contact" },
    people: [
      {
        ...personOf("devika-nair"),
        hours: "Monday to Friday, from 10. Answers the phone herself.",
        refuses: "Will not say “almost done”.",
        weeks: [1, 4, 12],
      },
      {
        ...personOf("imran-shaikh"),
        hours: "Tuesday to Saturday, until 4. Headphones before lunch.",
        refuses: "Will not price a project in a corridor.",
        weeks: [1, 4, 12],
      },
      {
        ...personOf("farida-mistry"),
        hours: "Monday to Thursday. At a client’s site on Wednesdays.",
        refuses: "Will not draw a second home page before the first has been tried.",
        weeks: [1, 4],
      },
      {
        ...personOf("rohan-patil"),
        hours: "Monday to Friday, until 7.",
        refuses: "Will not promise a first place, or a date for one.",
        ask: { label: "Ask Rohan what is realistic", href: "/quote?services=seo" },
        weeks: [1, 12],
      },
    ],
    room: {
      title: "Who is in the room, and when",
      lead: "Projects go wrong where one person hands over to the next. So hardly anybody leaves.",
      weeks: [
        {
          week: 1,
          title: "Week 1",
          text: "Everybody, for a day, at your place. Nobody has to be told later what was said.",
        },
        {
          week: 4,
          title: "Week 4",
          text: "The second demonstration. You press the buttons, and the people who made them watch.",
        },
        {
          week: 12,
          title: "Week 12",
          text: "Launch, with whoever mends it and whoever brings the visitors.",
        },
      ],
    },
  },
  closing: {
    title: "Come and see the line",
    text: `The tea is good and the whiteboard is never clean. If ${company.city} is too far, a video call shows most of it.`,
    actions: [
      { label: "Start a project", href: "/contact" },
      { label: "See open positions", href: "/careers#open-positions" },
    ],
  },
} as const satisfies AboutWords;
