import type { Opening } from "@kolam/content/model/types/opening";

/**
 * The job openings, all invented. There may be none: the form then takes open applications. Titles
 * and departments: spec section 3.
 */
export const openings: readonly Opening[] = [
  {
    id: "senior-full-stack-developer",
    title: "Senior Full Stack Developer",
    department: "Engineering",
    location: "Remote / Hybrid",
    type: "Full-time",
    posted: "2026-10-12",
    closes: "2027-06-30",
    inSearch: { employmentType: "FULL_TIME" },
    description:
      "You take a system from the first conversation to its third year. About half the work is code, a quarter is reading other people’s, and the rest is saying no politely.",
    requirements: [
      "Five or more years of TypeScript in production, front and back",
      "A database you can explain: indexes, locks, migrations without downtime",
      "React, and the sense to leave it out where a form will do",
      "Tests you wrote because they let you sleep",
      "Clear written English; Marathi or Hindi helps with site visits",
    ],
    responsibilities: [
      "Lead two or three client systems and the two people who work on each",
      "Estimate work in days and be right more often than not",
      "Review every change that goes to production on your projects",
      "Spend two days a quarter at a client’s site, watching",
      "Keep dependencies, run-books and alarms in order",
    ],
  },
  {
    id: "ui-ux-designer",
    title: "UI/UX Designer",
    department: "Design",
    location: "Remote / Hybrid",
    type: "Full-time",
    posted: "2026-11-02",
    closes: "2027-03-31",
    inSearch: { employmentType: "FULL_TIME" },
    description:
      "You find out what people are trying to do and remove what is in their way. There will be farms, wards and warehouses; there will be very few mood boards.",
    requirements: [
      "Three years of product design with something live to show",
      "Interviews and usability tests you ran yourself",
      "Figma components that a developer has thanked you for",
      "A working knowledge of WCAG 2.2 and why it exists",
      "Comfort with type in at least two scripts",
    ],
    responsibilities: [
      "Plan and run research with eight to ten users per project",
      "Draw flows and every state, beginning at 360 pixels",
      "Keep the design system and its tokens in step with the code",
      "Test prototypes before anyone builds them",
      "Present findings to owners who have ten minutes",
    ],
  },
  {
    id: "digital-marketing-specialist",
    title: "Digital Marketing Specialist",
    department: "Marketing",
    location: "Remote / Hybrid",
    type: "Full-time",
    posted: "2026-10-26",
    closes: "2027-06-30",
    inSearch: { employmentType: "FULL_TIME" },
    description:
      "You run campaigns for six or seven clients and know, for each, what an enquiry cost last week. Good at sentences, better at spreadsheets.",
    requirements: [
      "Three years with Google Ads and Meta Ads on real budgets",
      "Analytics you set up yourself, consent included",
      "Short, plain copy in English and one Indian language",
      "Enough HTML to fix a landing page without a developer",
      "The habit of stopping what does not work",
    ],
    responsibilities: [
      "Plan, run and close campaigns within the agreed cost per enquiry",
      "Write ads, landing pages and e-\u2060mails, or brief those who do",
      "Compare leads with the client’s sales sheet every week",
      "Prepare the one-page report by the third of the month",
      "Train the client’s staff to answer within an hour",
    ],
  },
  {
    id: "project-manager",
    title: "Project Manager",
    department: "Operations",
    location: "Remote / Hybrid",
    type: "Full-time",
    posted: "2026-11-16",
    closes: "2027-05-31",
    inSearch: { employmentType: "FULL_TIME" },
    description:
      "You are the one person a client calls. You hold the plan and the budget, and you deliver bad news on the day you learn it, not the day it is due.",
    requirements: [
      "Four years of running software or campaign projects to a date",
      "Scope written so that two people read it the same way",
      "A calm manner on the telephone",
      "Enough technical sense to know when an estimate is a wish",
      "Fluent English and Hindi; a third language is welcome",
    ],
    responsibilities: [
      "Own schedule, budget and scope for four projects at a time",
      "Run the fortnightly demonstration and note what was decided",
      "Price change requests and get a yes or a no in writing",
      "Spot the late answer before it becomes the late release",
      "Close each project with a review that names our own mistakes",
    ],
  },
  {
    id: "devops-engineer",
    title: "DevOps Engineer",
    department: "Engineering",
    location: "Remote / Hybrid",
    type: "Full-time",
    posted: "2026-09-28",
    closes: "2027-06-30",
    inSearch: { employmentType: "FULL_TIME" },
    description:
      "Forty-odd systems run because somebody looked after them. You automate what is dull, write down what is rare, and make sure that deploying on a Thursday is boring.",
    requirements: [
      "Three years of running Linux and containers in production",
      "AWS or Azure, described in Terraform, billed with restraint",
      "Pipelines that finish before the coffee does",
      "Backups you have restored, with the date you last did",
      "Curiosity about why something is slow",
    ],
    responsibilities: [
      "Keep uptime, cost and patch level of all client systems in one view",
      "Build the pipelines that developers deploy with",
      "Run a restore drill for every client twice a year",
      "Take one on-call week in five, with the following day off",
      "Write the report after an incident without naming a culprit",
    ],
  },
  {
    id: "business-development-manager",
    title: "Business Development Manager",
    department: "Sales",
    location: "Remote / Hybrid",
    type: "Full-time",
    posted: "2026-11-09",
    closes: "2027-04-30",
    inSearch: { employmentType: "FULL_TIME" },
    description:
      "You find the companies we can help and tell the others that we cannot. Quotes here are written with engineers, which makes them slower to send and easier to keep.",
    requirements: [
      "Five years of selling services to Indian or Gulf companies",
      "A record of clients who came back for more",
      "The ability to explain software without using its vocabulary",
      "Comfort with procurement, tenders and GST paperwork",
      "Willingness to travel about five days a month",
    ],
    responsibilities: [
      "Answer every quote request the day it arrives",
      "Visit prospects and come back with the problem, not the budget",
      "Write proposals together with the people who will deliver them",
      "Keep the pipeline honest, the lost column included",
      "Stay in touch after launch, when most salespeople move on",
    ],
  },
];
