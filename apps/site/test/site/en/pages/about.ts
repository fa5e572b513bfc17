import type { AboutWords } from "@kolam/content/model/types/pages";
import { company } from "@site/facts/company";
import { claims } from "../claims.ts";

export const about = {
  hero: {
    title: "We began with a bakery",
    lead: `${company.name} has built websites for small shops since ${company.founded}.`,
    photo: "twoAtATable",
  },
  story: {
    eyebrow: "Our name",
    title: "What an ostrel is",
    paragraphs: ["Nobody knows.", "The domain was free, and it can be said on the telephone."],
  },
  mission: { title: "What we do", text: "Websites that small shops can pay for and look after." },
  vision: { title: "What for", text: "A street in which every shop can be found." },
  impact: {
    title: "In figures",
    lead: "Counted in January.",
    figures: claims.about,
  },
  values: {
    title: "Three things that we hold to",
    lead: "Ask us about them.",
    items: [
      { title: "Listen", text: "Before we draw." },
      { title: "Leave out", text: "What nobody asked for." },
      { title: "Stay", text: "After the opening." },
    ],
  },
  timeline: {
    title: "Year by year",
    lead: "The short version.",
    items: [
      { year: company.founded, title: "A bakery", text: "One website, two people." },
      { year: company.founded + 3, title: "Upkeep", text: "The bakery changed its hours." },
      { year: company.founded + 6, title: "Muscat", text: "A second office." },
    ],
  },
  working: {
    title: "How we work",
    paragraphs: [`We work in ${company.city} and in Muscat.`, "We meet on Sundays."],
    photo: { file: "desk.png", alt: "A desk with a screen and a lamp.", focus: [30, 60] },
  },
  team: {
    title: "Who answers",
    lead: "Three of twelve.",
    people: [
      {
        id: "salwa",
        name: "Salwa Karim",
        role: "Planner",
        languages: ["English", "Arabic"],
        text: "Asks, and writes the answers down.",
        hours: "Sunday to Tuesday, from 9.",
        refuses: "Does not guess.",
        weeks: [1, 2],
        inSearch: true,
      },
      {
        id: "tom",
        name: "Tom Brook",
        role: "Developer",
        text: "Builds what the plan says.",
        hours: "Sunday to Thursday.",
        refuses: "Does not build what it does not say.",
        weeks: [2, 6],
        photo: { file: "portrait.png", alt: "A drawn face with round glasses." },
      },
      {
        id: "noor",
        name: "Noor Al-Amin",
        role: "Keeper",
        text: "Looks after what is built.",
        hours: "Every day but Friday.",
        refuses: "Does not change anything on a Thursday evening.",
        weeks: [6],
      },
    ],
    room: {
      title: "Who is there, and when",
      lead: "Of the six weeks of a website.",
      weeks: [
        { week: 1, title: "Week 1", text: "Talks." },
        { week: 2, title: "Week 2", text: "The plan, read out." },
        { week: 6, title: "Week 6", text: "The opening." },
      ],
    },
  },
  closing: {
    title: "Come and see us",
    text: "There is tea.",
    actions: [
      { label: "Write to us", href: "/contact" },
      { label: "Work with us", href: "/careers#open-positions" },
    ],
  },
} as const satisfies AboutWords;
