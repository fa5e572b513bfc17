import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  alsoCalled: ["navbar", "app bar"],
  when: "once per page, directly after the SkipLink.",
  whenNot: "with more than one call to action.",
  accessibility: `keep the order of the menu the same on every page. A fixed one covers the first \`--k-size-header\` of the
window; elements that are scrolled into view stay clear of it. What does not fit yields in this order, in windows of
any width and with text of any size: the action (it wants 8rem), then the control; both must be in the phone's menu
too. Then the name gets smaller, by its \`nameLength\`, and wraps. The menu's button never yields. Without a \`menu\`, or
without scripts, the action wraps instead.`,
  anatomy: [
    { name: "Logo", text: "A link to the home page.", at: ".logo" },
    { name: "Menu", text: "A `NavigationMenu`, on wide windows.", at: ".navigation" },
    { name: "Control", text: "One small control, such as a ThemeSwitch.", at: ".controls" },
    { name: "Action", text: "One call to action.", at: ".actions" },
  ],
  keyboard: [
    { keys: ["Tab"], text: "Goes through logo, menu, control and action, in this order." },
  ],
  usage: `<SiteHeader
  variant="overlay"
  logo={<a href="/">Studio North</a>}
  nameLength={12}
  navigation={<NavigationMenu label="Main" items={[{ label: "Work", href: "/work" }]} />}
  actions={<ButtonLink href="/quote">Get a quote</ButtonLink>}
/>`,
};
