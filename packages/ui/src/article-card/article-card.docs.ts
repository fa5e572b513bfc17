import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  when: "several articles are shown side by side. One `featured` card can lead the list.",
  whenNot: "the card does not link anywhere (FeatureCard).",
  accessibility: `the title is the only link, so screen readers announce it once; the whole card is its click target. Give the
photo an empty \`alt\` if it adds nothing to the title, and \`dateTime\` a machine-readable date.`,
  anatomy: [
    {
      name: "Photo",
      text: "A `Photo`, in the same ratio on all cards of a list.",
      at: ".root img",
    },
    { name: "Facts", text: "Category, date and reading time, in this order.", at: ".meta" },
    { name: "Title", text: "The only link; the whole card is its click target.", at: ".title" },
    { name: "Excerpt", text: "What the article is about.", at: ".excerpt" },
    { name: "Tags", text: "At most three, as text.", at: ".tags" },
  ],
  keyboard: [{ keys: ["Enter"], text: "Follows the link." }],
  usage: `<ArticleCard
  href="/blog/slow-checkouts"
  title="What a slow checkout costs"
  excerpt="A hundred milliseconds are nothing until they stand between a thumb and a payment."
  category="Web development"
  date="12 March 2026"
  dateTime="2026-03-12"
  readTime="6 min read"
  photo={<Photo src="/checkout.webp" alt="" width={640} height={400} />}
/>`,
};
