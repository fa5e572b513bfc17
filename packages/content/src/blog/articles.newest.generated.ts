// Written by `pnpm generate` from src/articles/*.mdx. Do not edit: change the article and run it again.
import type { ListedArticle } from "./article-list.ts";

/** The articles of the blog's first page, newest first. */
export const newestArticles: readonly [ListedArticle, ...ListedArticle[]] = [
  {
    slug: "what-a-slow-checkout-costs",
    title: "What a slow checkout costs, and how to measure it",
    excerpt:
      "A checkout that feels quick in the office may take six seconds on a cheap phone. Here is how to find out, and how to put a rupee figure on it.",
    category: "Web Development",
    date: "2026-09-22",
    photo: "cardTerminalInHand",
    tags: ["Performance", "Checkout", "Analytics", "UPI"],
    readTime: 5,
  },
  {
    slug: "native-or-cross-platform",
    title: "Native or cross-platform? A decision table",
    excerpt:
      "The choice is usually argued by developers, about the concerns of developers. Here is one for the person who pays, with the costs that come after launch.",
    category: "Mobile Apps",
    date: "2026-07-14",
    photo: "androidInHand",
    tags: ["Apps", "Budget", "Planning"],
    readTime: 6,
  },
  {
    slug: "forms-people-finish",
    title: "Forms people finish, field by field",
    excerpt:
      "Every field is a small request for trust. A field-by-field guide to asking for less, saying what went wrong, and not losing what people typed.",
    category: "UI/UX Design",
    date: "2026-06-16",
    photo: "sketchingWireframes",
    tags: ["Forms", "Accessibility", "Privacy", "Checkout"],
    readTime: 6,
  },
  {
    slug: "how-to-read-a-software-quotation",
    title: "How to read a software quotation",
    excerpt:
      "Two quotations for the same project, one at half the price. Usually both are right, about different projects. How to tell before signing.",
    category: "Business Strategy",
    date: "2026-04-21",
    photo: "pencilNearLaptop",
    tags: ["Contracts", "Budget", "Planning", "Privacy"],
    readTime: 6,
  },
  {
    slug: "first-50000-of-advertising",
    title: "Where the first ₹50,000 of advertising should go",
    excerpt:
      "The first budget does not have to make a profit. It has to tell you what a customer costs. Spend it in this order and it will.",
    category: "Digital Marketing",
    date: "2026-02-10",
    photo: "performanceGraphs",
    tags: ["Advertising", "Budget", "Analytics"],
    readTime: 6,
  },
  {
    slug: "local-seo-for-three-branches",
    title: "Local SEO for a shop with three branches",
    excerpt:
      "One shop, three addresses, and Google shows the wrong one with the hours of last year. The work to mend that is dull, free and worth doing.",
    category: "SEO",
    date: "2025-11-04",
    photo: "payingAtCounter",
    tags: ["Local search", "Structured data", "Analytics"],
    readTime: 5,
  },
];
