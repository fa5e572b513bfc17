import { type StoryTheme, storyThemes } from "./themes.ts";

/**
 * Set in a test run, which checks the stories in the light theme, or in every one; in Storybook the
 * toolbar chooses.
 */
const checked: unknown = import.meta.env.STORYBOOK_THEMES;

/** Whether this is a test run. */
export const isTestRun = checked !== undefined;

/**
 * The site's stories, and of the kit's those that show all colours of a component: its matrix, or
 * else its first story.
 */
const inAllColours = /^(site|sections)-|--(all-variants|default|open|article)$/;

/**
 * The themes in which the test run checks a story with axe. None for the stories under "Pages": the
 * site's journeys run axe on every built page. On an everyday run only the light one, and of the kit
 * only one story of each component: the others differ little, and pull requests check them. A theme
 * changes colours only, and the tests of the tokens compute the contrast of each pair in every theme.
 */
export function themesToCheck(storyId: string): readonly StoryTheme[] {
  if (storyId.startsWith("pages-")) return [];
  if (inAllColours.test(storyId)) return checked === "every" ? storyThemes : ["light"];
  return checked === "every" ? ["light", "dark"] : [];
}
