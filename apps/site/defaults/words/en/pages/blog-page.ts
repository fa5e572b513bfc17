import { company } from "@site/facts/company";

/** The words of the blog's first page. */
export const blogPage = {
  hero: {
    title: "Blog",
    lead: `Articles and news from ${company.name}.`,
  },
  placeholder: "A word or two",
} as const;

/** At the end of an article. */
export const articleClosing = {
  title: "Questions about this?",
  text: "Write to us. We answer in person.",
  action: { label: "Contact us", href: "/contact" },
} as const;
