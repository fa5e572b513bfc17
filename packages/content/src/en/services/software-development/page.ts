import type { Table } from "@kolam/content/model/basics/types";
import type {
  Listing,
  Process,
  ServicePageBase,
  Technologies,
} from "@kolam/content/model/types/service";
import { softwareDevelopmentCases } from "@site/entries/first/cases/software-development";
import { company } from "@site/facts/company";

interface SoftwarePage extends ServicePageBase<"software-development"> {
  /** A table of the files that a system replaces, and the one row that remains. */
  readonly copies: Listing<Table<4>> & { readonly after: Table<4>["rows"][number] };
  readonly process: Process;
  readonly technologies: Technologies;
}

/** The words of the software development page. */
export const softwareDevelopment = {
  id: "software-development",
  hero: {
    title: "Your business already has software. It is called the spreadsheet.",
    lead: "When eleven people keep eleven copies of it, it is time for something better. We build the one system they will all use, and connect it to Tally, the bank and the courier.",
    actions: [
      { label: "Start Project", href: "/quote" },
      { label: "View Projects", href: "/portfolio#software-development" },
    ],
  },
  offerings: {
    title: "Six kinds of system we have built often enough to price",
    ask: { label: "Ask what yours would cost", href: "/quote?services=software-development" },
    items: [
      {
        title: "Operations platforms",
        text: "Orders, stock, dispatch and collections in one place, with one number for each.",
      },
      {
        title: "Customer and dealer portals",
        text: "Your dealers place orders at 11\u00a0pm. Nobody has to be awake for it.",
      },
      {
        title: "ERP and accounting bridges",
        text: "Enter a sale once. Tally, Zoho Books or SAP Business One has it a minute later, e-invoice and e-way bill included.",
      },
      {
        title: "Software as a product",
        text: "You know the trade, we know the tenants, the trials and the subscriptions.",
      },
      {
        title: "Rescue and modernisation",
        text: "The developer left and the server is from 2014. We read the code before we judge it, and write down what we found within ten days.",
      },
      {
        title: "Reporting and automation",
        text: "The Monday report writes itself on Sunday night, and says where its numbers come from.",
      },
    ],
  },
  copies: {
    title: "Six of eleven copies",
    lead: "One item in one warehouse, on the same Tuesday.",
    items: {
      caption: "Where a company looked up its stock, before",
      columns: ["File", "Kept by", "Last saved", "Item 4407"],
      rows: [
        ["stock_final.xlsx", "Purchase", "Monday, 18:40", "412"],
        ["stock_final_v2.xlsx", "Stores", "Tuesday, 09:05", "388"],
        ["stock_final_v2_NEW.xlsx", "Dispatch", "Tuesday, 11:52", "391"],
        ["Copy of stock_final.xlsx", "Sales", "Last Thursday", "460"],
        ["stock_for_auditor.xlsx", "Accounts", "31 March", "-17"],
        ["stock_USE_THIS_ONE.xlsx", "Nobody knows", "Never again", "#N/A"],
      ],
    },
    after: ["One system", "Everyone", "A second ago", "391"],
  },
  process: {
    title: "From the shop floor to the first release",
    ask: { label: "Ask when yours could begin", href: "/quote?services=software-development" },
    items: [
      {
        title: "Watch the work",
        text: "Two days beside the people who will use it. We draw what they do, including the parts that are not in the manual.",
      },
      {
        title: "Fix scope and price",
        text: "A document of about twelve pages: screens, rules, integrations, price, date. You sign it or you send it back.",
      },
      {
        title: "Build in fortnights",
        text: "Every second Friday a working version goes to a test server, and someone from your team tries to break it.",
      },
      {
        title: "Run in parallel",
        text: "Old and new side by side for one full month-end. We switch over when both give the same totals.",
      },
    ],
  },
  technologies: {
    title: "Built with",
    items: [
      { name: "Back end", items: ["Node.js", "Python", "Java", "Go", ".NET"] },
      { name: "Front end", items: ["React", "TypeScript", "Vue", "Next.js"] },
      { name: "Data", items: ["PostgreSQL", "MySQL", "MongoDB", "Redis"] },
      { name: "Running it", items: ["AWS Mumbai", "Azure Central India", "Docker", "Terraform"] },
    ],
  },
  figures: {
    title: "What one system can change",
    items: [
      { value: "60%", label: "Less manual data entry" },
      { value: "45%", label: "Faster month-end closing" },
      { value: "99.9%", label: "Uptime in office hours" },
      { value: "3x", label: "Orders handled per person" },
    ],
  },
  cases: {
    title: "Two systems still in daily use",
    ask: { label: "Talk to us about yours", href: "/contact" },
    items: softwareDevelopmentCases,
  },
  questions: {
    title: "Questions before you commission a system",
    items: [
      {
        id: "when-not-to-build",
        question: "When should we not build?",
        answer:
          "Custom software is the right answer less often than agencies say. In three cases we will tell you so.",
        points: [
          {
            title: "A product for it exists",
            text: "If ₹2,000 a month buys nine tenths of what you need, buy it. We will help you set it up and leave.",
          },
          {
            title: "The process is still moving",
            text: "Software makes a way of working permanent. Settle it on paper for a quarter first; paper is cheaper to change.",
          },
          {
            title: "Nobody will own it",
            text: "A system needs one person in your company who can say no. Without that person we would be building for a committee.",
          },
        ],
      },
      {
        id: "who-owns-the-code",
        question: "Who owns the source code?",
        answer:
          "You do, once the last payment is made. It sits in your repository from the first day, so you never have to ask for it.",
      },
      {
        id: "what-if-scope-changes",
        question: "What happens when we change our minds?",
        answer:
          "We write the change down, price it and let you decide. Small ones go into the next fortnight; large ones get their own date.",
      },
      {
        id: "who-runs-it",
        question: "Who looks after it once it runs?",
        answer: `We do, under a yearly agreement, or your own people after two weeks of handover. Either way the run-book names every server, key and scheduled job, and the tools are ones that three other firms in ${company.city} could pick up tomorrow.`,
      },
    ],
  },
  closing: {
    title: "Bring the spreadsheet",
    text: "Send it with the confidential cells blanked out. We will tell you what it would take to retire it, or why you should keep it.",
    actions: [
      { label: "Get Project Quote", href: "/quote" },
      { label: "Talk to an Engineer", href: "/contact" },
    ],
  },
} as const satisfies SoftwarePage;
