import type { Action, RichText } from "@kolam/content/model/basics/links";
import type { Question } from "@kolam/content/model/basics/questions";
import type { Passage, Some } from "@kolam/content/model/basics/types";
import type { Heading } from "@kolam/content/model/types/heading";

/** The words of the SEO analyzer's page around its tools. */
export const analyzerPage = {
  hero: {
    title: "AI SEO Analyzer",
    lead: "Paste a page’s HTML for a real audit that stays in your browser, or see what an SEO report looks like.",
  },
  /** Replaces the tools for visitors without scripts. */
  withoutScripts: [
    "Both tools work inside your browser and need scripts, which are switched off here. A person can look at your site instead: see our ",
    { text: "SEO services", href: "/services/seo" },
    " or ",
    { text: "request a quote", href: "/quote" },
    ".",
  ],
  questions: {
    title: "About this tool",
    ask: { label: "Ask a person", href: "/contact" },
    items: [
      {
        id: "is-it-real",
        question: "Does it visit my website?",
        answer: [
          "Only where the text below the field says so. Then that one page is fetched and audited. The figures in the report beside it are random. The audit of pasted HTML is real everywhere, and a person’s audit is on the ",
          { text: "SEO page", href: "/services/seo" },
          ".",
        ],
      },
      {
        id: "where-does-the-html-go",
        question: "Where does the HTML I paste go?",
        answer:
          "Into a worker of this browser tab, which reads it as text. Its scripts do not run, its pictures are not fetched, and nothing of it is sent or kept.",
      },
      {
        id: "where-does-the-url-go",
        question: "Where does the address I type go?",
        answer:
          "For the simulation, nowhere: it stays in this tab. For the real audit, where there is one, it goes to our mail server, which fetches the page, keeps the answer for ten minutes and writes nothing down.",
      },
      {
        id: "how-is-it-scored",
        question: "How are the scores made?",
        answer:
          "The simulated one starts at 40. HTTPS adds 10, a title of the right length 15, a description of the right length 15, 300 words or more 10, and loading within 3 seconds 10. All five together make 100. The audit weighs each of its checks: a pass earns the full weight, a warning half, an error none.",
      },
    ],
  },
  closing: {
    title: "Want a person to look?",
    text: "One of us reads your pages and names the ten faults that cost you most. That audit is free as well.",
    actions: [
      { label: "Get a Real Audit", href: "/quote" },
      { label: "See SEO Services", href: "/services/seo" },
    ],
  },
} as const satisfies {
  hero: Heading;
  withoutScripts: RichText;
  questions: Heading & { items: Some<Question> };
  closing: Passage & { actions: Some<Action> };
};
