import { addons } from "storybook/manager-api";
import { create, type ThemeVars } from "storybook/theming";

declare global {
  interface Window {
    /** The site's colours and mark. `main.ts` writes them: here nothing of a site can be found. */
    readonly siteTheme: Pick<ThemeVars, "base"> & Partial<ThemeVars>;
  }
}

/**
 * The theme studio is a separate tool, and pages have no props, so the addons' panel has nothing to
 * show.
 */
const withoutPanel = /^(?:theme-studio--studio$|pages-)/;

/** A guide's title in words, instead of its file's name. */
const inWords = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");

addons.setConfig({
  theme: create(window.siteTheme),
  sidebar: {
    showRoots: true,
    renderLabel: ({ id, name }) => (id.startsWith("guides-") ? inWords(name) : name),
  },
  layoutCustomisations: {
    showPanel: ({ storyId }, shown) => (withoutPanel.test(storyId) ? false : shown),
  },
});
