import type { Passage, Some } from "@kolam/content/model/basics/types";
import type { Benefits, Listing, ServicePageBase } from "@kolam/content/model/types/service";
import { digitalMarketingCases } from "@site/entries/first/cases/digital-marketing";

/** A platform that we advertise or publish on, and its strength. */
interface Channel {
  readonly name: string;
  readonly text: string;
}

/** A week of the month: its five working days, and the days that need the client. */
interface Week extends Passage {
  readonly needsYou: Some<boolean>;
  /** The client's time in that week, for example `40 minutes`. */
  readonly effort: string;
}

/** The words that the digital marketing page has. */
export interface MarketingPage extends ServicePageBase<"digital-marketing"> {
  readonly platforms: Listing<Some<Channel>>;
  readonly benefits: Benefits;
  /** The weeks of a month. */
  readonly month: Listing<Some<Week>> & {
    readonly effortLabel: string;
    /** The working days in a letter or two each. */
    readonly days: Some<string>;
  };
}

/** The words of the digital marketing page. */
export const digitalMarketing = {
  id: "digital-marketing",
  hero: {
    title: "Ask what a click costs. Then ask what a customer costs.",
    lead: "The second number is the one we report. Search, social, content and e-mail, planned together and judged by the enquiries your sales team agrees were real.",
    actions: [
      { label: "Start Campaign", href: "/quote" },
      { label: "View Results", href: "/portfolio#digital-marketing" },
    ],
  },
  offerings: {
    title: "Six ways to be found, chosen and remembered",
    ask: { label: "Ask which of them suit you", href: "/quote?services=digital-marketing" },
    items: [
      {
        title: "Search advertising",
        text: "Ads on the words people use when they are ready to buy, and a long list of words we do not pay for.",
      },
      {
        title: "Social media marketing",
        text: "Posts, reels and replies on the two networks your buyers use, planned a month ahead in a sheet you approve.",
      },
      {
        title: "Content marketing",
        text: "Articles, guides and videos that answer what customers ask your counter staff, in the language they ask it in.",
      },
      {
        title: "E-\u2060mail and WhatsApp campaigns",
        text: "Messages to people who agreed to get them. Reminders, restocks, renewals. An easy way out in each.",
      },
      {
        title: "Conversion optimisation",
        text: "The same traffic, more enquiries. We shorten the form before we buy another click.",
      },
      {
        title: "Analytics and reporting",
        text: "Calls, forms and shop visits traced to the campaign that caused them, with the gaps admitted.",
      },
    ],
  },
  platforms: {
    title: "Where it runs",
    items: [
      { name: "Google Ads", text: "Demand that already exists" },
      { name: "Meta Ads", text: "Demand that does not exist yet" },
      { name: "LinkedIn", text: "Buyers with a job title" },
      { name: "YouTube", text: "Things better shown than told" },
      { name: "WhatsApp Business", text: "Customers you already have" },
      { name: "Google Business Profile", text: "People within five kilometres" },
      { name: "E-mail", text: "The only list you own" },
      { name: "Google Analytics", text: "Checking all of the above" },
    ],
  },
  month: {
    title: "What a month looks like from your desk",
    lead: "About two hours of your time. The rest is ours.",
    effortLabel: "Your time",
    days: ["M", "T", "W", "T", "F"],
    items: [
      {
        title: "Week one: decide",
        text: "One call of forty minutes. Last month’s page of figures, three proposals, your yes or no to each.",
        needsYou: [false, true, false, false, false],
        effort: "40 minutes",
      },
      {
        title: "Week two: make",
        text: "Copy, pictures and landing pages arrive for approval in one document, with one deadline.",
        needsYou: [false, false, true, true, false],
        effort: "1 hour",
      },
      {
        title: "Week three: run",
        text: "Campaigns go out. Bids, searches and comments are checked daily; you hear from us only if something breaks.",
        needsYou: [false, false, false, false, false],
        effort: "None",
      },
      {
        title: "Week four: count",
        text: "We match enquiries against your sales sheet. What sold gets more budget. What only got likes does not.",
        needsYou: [false, false, false, false, true],
        effort: "20 minutes",
      },
    ],
  },
  benefits: {
    title: "What you can hold us to",
    items: [
      "A cost per enquiry, agreed before the first rupee is spent",
      "Advertising paid straight to the platform, with no margin for us",
      "Every account, audience and pixel in your company’s name",
      "Copy written by a person who has spoken to your customers",
      "Landing pages that load in two seconds on 4G",
      "Replies to comments and messages within four working hours",
      "One page of figures on the third of each month",
      "Thirty days’ notice and no exit fee",
    ],
  },
  figures: {
    title: "What six months of campaigns can do",
    ask: { label: "Ask for a plan with its price", href: "/quote?services=digital-marketing" },
    items: [
      { value: "300%", label: "More leads" },
      { value: "250%", label: "ROI improvement" },
      { value: "400%", label: "Social engagement" },
      { value: "180%", label: "Conversion rate" },
    ],
  },
  cases: {
    title: "Two budgets, spent differently",
    ask: { label: "Tell us your budget", href: "/quote?services=digital-marketing" },
    items: digitalMarketingCases,
  },
  questions: {
    title: "Questions before the first campaign",
    items: [
      {
        id: "how-much-budget",
        question: "How much should we spend on ads?",
        answer: [
          "Enough for about fifty clicks a day on one campaign; below that you learn nothing. In many trades that is ₹25,000 to ₹40,000 a month. If you have less, begin with ",
          { text: "search optimisation", href: "/services/seo" },
          ".",
        ],
      },
      {
        id: "how-soon-results",
        question: "When do results come?",
        answer:
          "Search ads bring enquiries in the first fortnight. Social takes a quarter. Content takes two, and then keeps going without a daily bill.",
      },
      {
        id: "who-writes",
        question: "Who writes in Hindi and Marathi?",
        answer:
          "People who grew up speaking them. We do not translate campaigns; we write them twice, because puns do not travel.",
      },
    ],
  },
  closing: {
    title: "Show us last month’s report",
    text: "We will mark the three lines that cost you money and the one that made it, whether or not you hire us.",
    actions: [
      { label: "Get Marketing Quote", href: "/quote" },
      { label: "Discuss Strategy", href: "/contact" },
    ],
  },
} as const satisfies MarketingPage;
