import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.2.0",
  alsoCalled: ["resources"],
  when: "a page sends its visitors on: a site map, a not-found page, further reading.",
  whenNot: `each link deserves a card (ServiceCard, ArticleCard), or the links are the site's menu (NavigationMenu).`,
  accessibility:
    "a list of links. The sentence about a page is outside of its link, so that links stay short.",
  anatomy: [
    { name: "Link", text: "As wide as its column.", at: ".link" },
    { name: "Arrow", text: "Decorative.", at: ".arrow" },
    { name: "Text", text: "Optional; a sentence about the page.", at: ".text" },
  ],
  keyboard: [
    { keys: ["Tab"], text: "Goes to the next link." },
    { keys: ["Enter"], text: "Follows the link." },
  ],
  usage: `<LinkList
  columns={2}
  links={[
    { label: "Services", href: "/services", text: "What we do, and what it costs." },
    { label: "Contact", href: "/contact" },
  ]}
/>`,
};
