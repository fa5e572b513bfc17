import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  when: "once per page, directly after the SkipLink.",
  whenNot: "with more than one call to action.",
  accessibility: `keep the order of the menu the same on every page. A fixed one covers the first \`--k-size-header\` of the
window; elements that are scrolled into view stay clear of it.`,
  anatomy: [
    { name: "Logo", text: "A link to the home page.", at: ".logo" },
    { name: "Menu", text: "A `NavigationMenu`, on wide windows.", at: ".navigation" },
    { name: "Action", text: "One call to action, and small controls.", at: ".actions" },
  ],
  keyboard: [{ keys: ["Tab"], text: "Goes through logo, menu and actions, in this order." }],
  usage: `<SiteHeader
  variant="overlay"
  logo={<a href="/">Studio North</a>}
  navigation={<NavigationMenu label="Main" items={[{ label: "Work", href: "/work" }]} />}
  actions={<ButtonLink href="/quote">Get a quote</ButtonLink>}
/>`,
};
