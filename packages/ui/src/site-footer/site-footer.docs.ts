import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  when: "once per page.",
  whenNot: "for content of a single page.",
  do: "Groups with a name, in each of which a page is found at a glance.",
  accessibility: `the groups are a named navigation landmark. Every page is a plain link here, so navigation never depends on the
menu or on scripts.`,
  anatomy: [
    { name: "Brand", text: "The logo and a line about the company.", at: ".brand" },
    { name: "Contact", text: "Address, telephone, e-mail.", at: ".contact" },
    { name: "Groups", text: "Every page of the site, as plain links.", at: ".groups" },
    { name: "Legal line", text: "Copyright and legal pages.", at: ".legal" },
  ],
  keyboard: [{ keys: ["Enter"], text: "Follows the link." }],
  usage: `<SiteFooter
  navigationLabel="All pages"
  brand={<a href="/">Studio North</a>}
  groups={[{ title: "Services", links: [{ label: "Branding", href: "/branding" }] }]}
  legal={<p>© 2026 Studio North</p>}
/>`,
};
