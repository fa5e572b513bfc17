import type { Passage, Some } from "@kolam/content/model/basics/types";
import type { Heading } from "@kolam/content/model/types/heading";
import type {
  Benefits,
  Listing,
  Process,
  ServicePageBase,
} from "@kolam/content/model/types/service";
import { seoCases } from "@site/entries/first/cases/seo";
import { company } from "@site/facts/company";

/** An entry on a page of search results. */
interface SearchResult {
  /** Its date and position. */
  readonly when: string;
  readonly rank: string;
  readonly address: string;
  readonly title: string;
  readonly text: string;
  /** What is wrong with it, or right. */
  readonly notes: Some<string>;
}

export interface SeoPage extends ServicePageBase<"seo"> {
  readonly process: Process;
  readonly benefits: Benefits;
  /** The search result of one page before and after our work. An invented example. */
  readonly result: Heading & {
    readonly query: string;
    readonly rankLabel: string;
    readonly before: SearchResult;
    readonly after: SearchResult;
    readonly disclaimer: string;
  };
  /** What we refuse to do for a ranking. */
  readonly refusals: Listing<Some<Passage>>;
}

/** The words of the SEO page. */
export const seo = {
  id: "seo",
  hero: {
    title: "Everybody stops at page\u00a0one. So do you.",
    lead: "We find out why your pages are not on the first one, fix the causes in order of effect, and keep a record of what each fix brought.",
    actions: [
      { label: "Get Free SEO Audit", href: "/quote" },
      { label: "Try SEO Analyzer", href: "/seo-analyzer" },
    ],
    work: { label: "See the results", href: "/portfolio#seo" },
  },
  offerings: {
    title: "The work, from server to shop window",
    ask: { label: "Ask what yours would cost", href: "/quote?services=seo" },
    items: [
      {
        title: "Technical SEO Audit",
        text: "Crawling, indexing, speed, structured data, duplicates. Around 120 checks, sorted by what a fix is worth.",
      },
      {
        title: "Keyword Research & Strategy",
        text: "What your buyers type, how often, in which language, and whether they want to read or to buy.",
      },
      {
        title: "On-Page Optimization",
        text: "Titles, headings, internal links and answers, rewritten for people first.",
      },
      {
        title: "Link Building Campaigns",
        text: "Mentions earned from trade journals, suppliers and local press, by giving them something worth citing.",
      },
      {
        title: "Local SEO",
        text: "Business Profile, reviews, directions and a page per branch, so that “near me” means near you.",
      },
      {
        title: "SEO Analytics & Reporting",
        text: "Positions, clicks and enquiries side by side. If a ranking brings nothing, the report says so.",
      },
    ],
  },
  process: {
    title: "Ninety days, in four steps",
    ask: { label: "Begin with the free audit", href: "/quote?services=seo" },
    items: [
      {
        title: "SEO Audit",
        text: "Ten working days. You get a list of faults with the page, the cause and the cost of each.",
      },
      {
        title: "Strategy Development",
        text: "We pick twenty searches worth winning and name the page that should win each.",
      },
      {
        title: "Implementation",
        text: "Our developers make the changes, or yours do, from our tickets.",
      },
      {
        title: "Monitor & Optimize",
        text: "Every month from here on: weekly crawls, a review, and a second look at pages that stall.",
      },
    ],
  },
  result: {
    title: "The same page, twice",
    rankLabel: "position",
    query: "gas stove repair at home coimbatore",
    before: {
      when: "Before",
      rank: "43",
      address: "mridula-stoves.example › repair.php?id=218",
      title: "Home | Welcome to our website | Mridula",
      text: "Login Register Home About Us Repair Spares Gallery Contact. Copyright 2016.",
      notes: [
        "The title names neither the repair nor the city",
        "The address means nothing to anyone",
        "The text is scraped from the menu",
      ],
    },
    after: {
      when: "After",
      rank: "3",
      address: "mridula-stoves.example › repair › gas-stove",
      title: "Gas stove repair at home in Coimbatore, done by evening",
      text: "Visits between 8 and 11\u00a0am, no visit charge. Burner cleaning ₹450. We bring the spares. See whether we come to your area.",
      notes: [
        "The title answers what, where and when",
        "The address can be read out on the phone",
        "The text is a promise with a price",
      ],
    },
    disclaimer: "An example we drew. The workshop and both positions are made up.",
  },
  benefits: {
    title: "What steady rankings do for a business",
    items: [
      "Enquiries from people who came looking",
      "A falling cost per customer, month after month",
      "Visits in the weeks you do not advertise",
      "Branches found by their own neighbourhoods",
      "Pages that load faster for everyone",
      "Answers before the customer calls to ask",
      "Listings that read well on maps, too",
      "A record of each change and its effect",
    ],
  },
  refusals: {
    title: "What we refuse",
    items: [
      {
        title: "Promise position one",
        text: "Nobody controls it, and whoever guarantees it has chosen a phrase that nobody searches.",
      },
      {
        title: "Buy links by the hundred",
        text: "₹5,000 to get, and a year to get rid of.",
      },
      {
        title: "Fill pages with words",
        text: `Two thousand words on “best plumber ${company.city}” help no one with a leaking tap.`,
      },
    ],
  },
  figures: {
    title: "What twelve months can do",
    items: [
      { value: "400%", label: "Traffic" },
      { value: "250%", label: "Ranking improvement" },
      { value: "180%", label: "Lead generation" },
      { value: "300%", label: "Organic revenue" },
    ],
  },
  cases: {
    title: "From page five to the first call",
    ask: { label: "Talk to us about your searches", href: "/contact" },
    items: seoCases,
  },
  questions: {
    title: "What people ask about SEO",
    items: [
      {
        id: "how-long-until-ranking",
        question: "How long until we see a difference?",
        answer: [
          "Technical repairs show within two to six weeks. Competitive searches take six to twelve months. Anyone quicker is counting searches for your own name. If you are opening a new shop, you can have ",
          { text: "the first two months free", href: "/spring-offer" },
          ".",
        ],
      },
      {
        id: "assistants",
        question: "Do AI assistants make SEO pointless?",
        answer:
          "They read the same pages. Clear structure, facts with sources and a fast server help in both places; we track referrals from assistants as a separate line.",
      },
      {
        id: "free-audit-catch",
        question: "What is the catch with the free audit?",
        answer: [
          "It covers one site and the ten faults that matter most, without the repairs; you ask for it in the quote request. About a third of the people who get one fix everything themselves. If you would rather look now, use the ",
          { text: "SEO analyzer", href: "/seo-analyzer" },
          ".",
        ],
      },
    ],
  },
  closing: {
    title: "Ten faults, free of charge",
    text: "Give us your address and the three searches you would like to win. SEO is already ticked in the quote request.",
    actions: [
      { label: "Get Free SEO Audit", href: "/quote" },
      { label: "Discuss SEO Strategy", href: "/contact" },
    ],
  },
} as const satisfies SeoPage;
