import { addons } from "storybook/manager-api";
import { brandTheme } from "./brand-theme.ts";

addons.setConfig({ theme: brandTheme("light"), sidebar: { showRoots: true } });
