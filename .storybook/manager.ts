import { addons } from "storybook/manager-api";
import { brandTheme } from "./brand-theme.ts";

/** The theme studio is a tool of its own, with nothing for the addons' panel to show. */
const STUDIO = "theme-studio--studio";

addons.setConfig({
  theme: brandTheme("light"),
  sidebar: { showRoots: true },
  layoutCustomisations: {
    showPanel: ({ storyId }, shown) => (storyId === STUDIO ? false : shown),
  },
});
