import { colors as kitColors } from "@kolam/ui/tokens";
import { colors } from "@site/generated/colors";
import { afterEach as checkWithAxe } from "@storybook/addon-a11y/preview";
import type { ReactRenderer } from "@storybook/react-vite";
import type { AfterEach } from "storybook/internal/types";
import { firstBrand } from "./brands.ts";
import { themesToCheck } from "./checked-themes.ts";
import { colourRules } from "./colour-rules.ts";
import { type StoryTheme, showTheme, storyThemes } from "./themes.ts";

type Context = Parameters<AfterEach<ReactRenderer>>[0];

/**
 * The page's background and text colour in a theme, from the tokens: the site's, or the kit's for a
 * story that keeps to them.
 */
function expected(theme: StoryTheme, brand: unknown): Readonly<Record<"surface" | "text", string>> {
  const shown = brand === firstBrand ? colors : kitColors;
  return shown[theme === "contrast" ? "light-contrast" : theme];
}

/** A colour in the notation of `getComputedStyle`. */
function computed(colour: string): string {
  const probe = document.createElement("i");
  probe.style.color = colour;
  document.body.append(probe);
  const value = getComputedStyle(probe).color;
  probe.remove();
  return value;
}

/** Throws unless the page is displayed in this theme. */
function expectShown(theme: StoryTheme, { globals }: Context): void {
  const { backgroundColor, color } = getComputedStyle(document.body);
  const { surface, text } = expected(theme, globals.brand);
  if (backgroundColor !== computed(surface) || color !== computed(text)) {
    throw new Error(`The page is not ${theme}: ${color} on ${backgroundColor}.`);
  }
}

/**
 * Waits until animations that follow the scroll position show the theme, which they do with the
 * next frame.
 */
async function settled(): Promise<void> {
  const animations = document.getAnimations();
  if (animations.every(({ timeline }) => timeline instanceof DocumentTimeline)) return;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

/**
 * The story's context with strict axe settings, regardless of its own parameters: all rules in the
 * first theme, the colour rules in the others.
 */
function strict(theme: StoryTheme, { parameters, ...context }: Context): Context {
  const options =
    theme === storyThemes[0] ? {} : { runOnly: { type: "rule", values: colourRules } };
  return { ...context, parameters: { ...parameters, a11y: { test: "error", options } } };
}

/**
 * Runs axe on a story in the themes of the run after its `play` function. The accessibility addon
 * checks only the theme that the page happens to have; in the test run this replaces it.
 */
export const checkEveryTheme: AfterEach<ReactRenderer> = async (context) => {
  const found: string[] = [];
  const { reporting } = context;
  for (const theme of themesToCheck(context.id)) {
    showTheme(theme);
    await settled();
    try {
      expectShown(theme, context);
      await checkWithAxe(strict(theme, context));
      // A passed axe report takes about 100 kB; the test run only needs to know that axe ran.
      for (const report of reporting.reports) {
        if (report.type === "a11y" && report.status === "passed") report.result = {};
      }
      // A story that keeps running must not have restored its own theme in the meantime.
      expectShown(theme, context);
      reporting.addReport({ type: "theme", version: 1, result: theme, status: "passed" });
    } catch (error) {
      found.push(`In the ${theme} theme: ${error instanceof Error ? error.message : error}`);
    }
  }
  // The next story does not begin in the last one's theme.
  showTheme(storyThemes[0]);
  if (found.length > 0) throw new Error(found.join("\n\n"));
};
