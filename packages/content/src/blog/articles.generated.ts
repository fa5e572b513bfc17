// Written by `pnpm generate` from src/articles/*.mdx. Do not edit: change the article and run it again.
import type { ArticleMeta } from "./article-schema.ts";

/** An article of this site, without its body. */
export interface Article extends ArticleMeta {
  readonly slug: ArticleSlug;
}

/** Every article, newest first. */
export const articles: readonly [Article, ...Article[]] = [
  {
    id: 6,
    slug: "what-a-slow-checkout-costs",
    title: "What a slow checkout costs, and how to measure it",
    description:
      "Put a rupee figure on a slow checkout. What to record, how to read Core Web Vitals, a worked calculation, and the repairs that cost least.",
    excerpt:
      "A checkout that feels quick in the office may take six seconds on a cheap phone. Here is how to find out, and how to put a rupee figure on it.",
    category: "Web Development",
    date: "2026-09-22",
    updated: "2026-09-22",
    author: "Kolam Engineering Desk",
    photo: "cardTerminalInHand",
    tags: ["Performance", "Checkout", "Analytics", "UPI"],
    keywords: [
      "slow checkout",
      "checkout speed",
      "Core Web Vitals India",
      "web-vitals",
      "e-commerce conversion",
      "UPI payment confirmation",
    ],
    words: 991,
    readTime: 5,
    headings: [
      { id: "what-slow-means", text: "What slow means", level: 2 },
      {
        id: "measure-on-real-phones-not-on-yours",
        text: "Measure on real phones, not on yours",
        level: 2,
      },
      { id: "put-a-rupee-figure-on-it", text: "Put a rupee figure on it", level: 2 },
      { id: "two-clocks-yours-and-the-banks", text: "Two clocks: yours and the bank’s", level: 2 },
      { id: "the-cheap-repairs-first", text: "The cheap repairs first", level: 2 },
    ],
  },
  {
    id: 5,
    slug: "native-or-cross-platform",
    title: "Native or cross-platform? A decision table",
    description:
      "Native, Flutter, React Native or a good website on the home screen. A decision table for owners, with store fees, deadlines and yearly upkeep.",
    excerpt:
      "The choice is usually argued by developers, about the concerns of developers. Here is one for the person who pays, with the costs that come after launch.",
    category: "Mobile Apps",
    date: "2026-07-14",
    updated: "2026-08-04",
    author: "Kolam Engineering Desk",
    photo: "androidInHand",
    tags: ["Apps", "Budget", "Planning"],
    keywords: [
      "native app or cross-platform",
      "Flutter or React Native",
      "app development cost India",
      "Google Play target API level",
      "progressive web app",
    ],
    words: 1010,
    readTime: 6,
    headings: [
      { id: "four-ways-to-be-on-a-phone", text: "Four ways to be on a phone", level: 2 },
      { id: "the-table", text: "The table", level: 2 },
      { id: "what-the-stores-want-from-you", text: "What the stores want from you", level: 2 },
      { id: "the-yearly-target-in-code", text: "The yearly target, in code", level: 3 },
      { id: "count-five-years-not-one", text: "Count five years, not one", level: 2 },
      {
        id: "three-questions-for-any-supplier",
        text: "Three questions for any supplier",
        level: 2,
      },
    ],
  },
  {
    id: 4,
    slug: "forms-people-finish",
    title: "Forms people finish, field by field",
    description:
      "Why people abandon forms and what to change, field by field, for names, phones, PIN codes, OTPs and consent, with the WCAG 2.2 rules that apply.",
    excerpt:
      "Every field is a small request for trust. A field-by-field guide to asking for less, saying what went wrong, and not losing what people typed.",
    category: "UI/UX Design",
    date: "2026-06-16",
    updated: "2026-06-16",
    author: "Kolam Design Desk",
    photo: "sketchingWireframes",
    tags: ["Forms", "Accessibility", "Privacy", "Checkout"],
    keywords: [
      "form design",
      "form abandonment",
      "WCAG 2.2 forms",
      "DPDP consent",
      "autocomplete attribute",
      "mobile form design India",
    ],
    words: 1064,
    readTime: 6,
    headings: [
      { id: "ask-for-less", text: "Ask for less", level: 2 },
      { id: "one-column-plain-labels", text: "One column, plain labels", level: 2 },
      { id: "let-the-phone-help", text: "Let the phone help", level: 2 },
      {
        id: "say-what-is-wrong-where-it-is-wrong",
        text: "Say what is wrong, where it is wrong",
        level: 2,
      },
      { id: "the-rules-that-already-exist", text: "The rules that already exist", level: 2 },
      { id: "consent-that-means-something", text: "Consent that means something", level: 2 },
      { id: "watch-five-people", text: "Watch five people", level: 2 },
    ],
  },
  {
    id: 3,
    slug: "how-to-read-a-software-quotation",
    title: "How to read a software quotation",
    description:
      "What to look for in a software quotation in India, from scope and ownership to GST, payment terms and upkeep, with a three-year cost comparison.",
    excerpt:
      "Two quotations for the same project, one at half the price. Usually both are right, about different projects. How to tell before signing.",
    category: "Business Strategy",
    date: "2026-04-21",
    updated: "2026-04-21",
    author: "Kolam Projects Desk",
    photo: "pencilNearLaptop",
    tags: ["Contracts", "Budget", "Planning", "Privacy"],
    keywords: [
      "software quotation",
      "software development contract India",
      "source code ownership",
      "fixed price or time and material",
      "GST on software services",
      "IP assignment",
    ],
    words: 1151,
    readTime: 6,
    headings: [
      { id: "what-is-in-and-what-is-not", text: "What is in, and what is not", level: 2 },
      { id: "fixed-price-or-by-time", text: "Fixed price, or by time", level: 2 },
      { id: "who-owns-it", text: "Who owns it", level: 2 },
      { id: "money-and-dates", text: "Money and dates", level: 2 },
      { id: "the-three-years-after", text: "The three years after", level: 2 },
      { id: "data-before-it-goes-wrong", text: "Data, before it goes wrong", level: 2 },
      { id: "a-page-to-keep", text: "A page to keep", level: 2 },
    ],
  },
  {
    id: 2,
    slug: "first-50000-of-advertising",
    title: "Where the first ₹50,000 of advertising should go",
    description:
      "A plan for a first ₹50,000 of online advertising in India, with GST, tracking, a budget table, and what to look at before you spend any more.",
    excerpt:
      "The first budget does not have to make a profit. It has to tell you what a customer costs. Spend it in this order and it will.",
    category: "Digital Marketing",
    date: "2026-02-10",
    updated: "2026-02-10",
    author: "Kolam Marketing Desk",
    photo: "performanceGraphs",
    tags: ["Advertising", "Budget", "Analytics"],
    keywords: [
      "first advertising budget",
      "Google Ads budget India",
      "cost per lead",
      "UTM parameters",
      "DLT registration SMS",
      "GST on online ads",
    ],
    words: 1008,
    readTime: 6,
    headings: [
      { id: "before-a-rupee-is-spent", text: "Before a rupee is spent", level: 2 },
      { id: "the-plan", text: "The plan", level: 2 },
      { id: "settings-that-save-the-most", text: "Settings that save the most", level: 3 },
      { id: "mark-every-link", text: "Mark every link", level: 2 },
      {
        id: "what-not-to-buy-with-the-first-budget",
        text: "What not to buy with the first budget",
        level: 2,
      },
      { id: "reading-the-result", text: "Reading the result", level: 2 },
    ],
  },
  {
    id: 1,
    slug: "local-seo-for-three-branches",
    title: "Local SEO for a shop with three branches",
    description:
      "How a business with several branches gets found on Google Maps and Search. Profiles, branch pages, reviews, markup, and a monthly routine.",
    excerpt:
      "One shop, three addresses, and Google shows the wrong one with the hours of last year. The work to mend that is dull, free and worth doing.",
    category: "SEO",
    date: "2025-11-04",
    updated: "2026-01-20",
    author: "Kolam Marketing Desk",
    photo: "payingAtCounter",
    tags: ["Local search", "Structured data", "Analytics"],
    keywords: [
      "local SEO India",
      "Google Business Profile multiple locations",
      "LocalBusiness structured data",
      "branch pages",
      "Google reviews",
      "near me search",
    ],
    words: 918,
    readTime: 5,
    headings: [
      { id: "how-google-chooses", text: "How Google chooses", level: 2 },
      { id: "one-profile-for-each-branch", text: "One profile for each branch", level: 2 },
      { id: "one-page-for-each-branch", text: "One page for each branch", level: 2 },
      { id: "say-it-in-markup-as-well", text: "Say it in markup as well", level: 2 },
      { id: "reviews-without-tricks", text: "Reviews, without tricks", level: 2 },
      { id: "a-routine-of-one-hour-a-month", text: "A routine of one hour a month", level: 2 },
    ],
  },
];

/** The slug of an article. */
export type ArticleSlug =
  | "what-a-slow-checkout-costs"
  | "native-or-cross-platform"
  | "forms-people-finish"
  | "how-to-read-a-software-quotation"
  | "first-50000-of-advertising"
  | "local-seo-for-three-branches";
