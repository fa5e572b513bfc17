import { addons } from "storybook/manager-api";
import { brandTheme } from "./brand-theme.ts";

/**
 * The theme studio is a tool of its own, and pages have no props: nothing for the addons' panel to
 * show.
 */
const withoutPanel = /^(?:theme-studio--studio$|pages-)/;

/** A guide's title in words, in place of its file's name. */
const inWords = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");

addons.setConfig({
  theme: brandTheme("light"),
  sidebar: {
    showRoots: true,
    renderLabel: ({ id, name }) => (id.startsWith("guides-") ? inWords(name) : name),
  },
  layoutCustomisations: {
    showPanel: ({ storyId }, shown) => (withoutPanel.test(storyId) ? false : shown),
  },
});
