import type { Opening } from "@kolam/content/model/types/opening";

export const openings: readonly Opening[] = [
  {
    id: "web-developer",
    title: "Web developer",
    department: "Websites",
    location: "Manama",
    type: "Full-time",
    posted: "2026-01-12",
    pay: { least: 700, most: 900, per: "month" },
    inSearch: { employmentType: "FULL_TIME" },
    description:
      "You build the websites of three or four shops a year, from the plan to the opening.",
    requirements: [
      "Three years of building websites",
      "HTML and CSS without a framework",
      "Clear English or Arabic",
    ],
    responsibilities: [
      "Build what the plan says",
      "Try each page on an old phone",
      "Look after what you have built",
    ],
    picture: { file: "desk.png", alt: "A desk with a screen and a lamp." },
  },
  {
    id: "planner",
    title: "Planner",
    department: "Planning",
    location: "Muscat or remote",
    type: "Part-time",
    posted: "2026-02-02",
    closes: "2099-12-31",
    inSearch: { employmentType: "PART_TIME", remote: true },
    description: "You find out what a shop needs from its website, and write it down on two pages.",
    requirements: ["Two years of interviews", "Short sentences", "A driving licence"],
    responsibilities: ["Talk to owners", "Talk to customers", "Write the plan"],
  },
  {
    id: "trainee",
    title: "Trainee",
    department: "Websites",
    location: "Manama",
    type: "Full-time",
    posted: "2026-01-05",
    closed: true,
    description: "You learn for a year how a website is built, and what it takes afterwards.",
    requirements: ["Curiosity", "A school certificate", "A year of time"],
    responsibilities: ["Learn", "Ask", "Try"],
  },
];
