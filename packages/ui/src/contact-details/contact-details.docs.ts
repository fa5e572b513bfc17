import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.2.0",
  alsoCalled: ["address", "phone number", "opening hours", "location"],
  when: "on a contact page, beside a form (ContactLayout) or in columns.",
  whenNot: "in the footer (SiteFooter has a place for an address).",
  accessibility: `a list in which each title is a heading; \`headingLevel\` follows the heading above. A number or an address is
itself the link: once is enough. A link is as tall as a finger.`,
  anatomy: [
    { name: "Icon", text: "Optional and decorative.", at: ".icon" },
    { name: "Title", text: "What it is: a heading.", at: ".title" },
    { name: "Detail", text: "The number or address, as a link.", at: ".detail" },
    { name: "Text", text: "Optional; hours, for example.", at: ".text" },
    { name: "Link", text: "Optional; what to do with it, or several such links.", at: ".link" },
  ],
  usage: `<ContactDetails
  items={[
    {
      title: "Call",
      detail: <a href="tel:+000000000000">+00 00 0000 0000</a>,
      icon: <Icon name="phone" size="lg" />,
      text: "Monday to Friday, nine to six.",
    },
    {
      title: "Visit",
      detail: "4 Harbour Lane",
      icon: <Icon name="pin" size="lg" />,
      link: { label: "Find the way", href: "/way" },
    },
  ]}
/>`,
};
