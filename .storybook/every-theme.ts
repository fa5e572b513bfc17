import { afterEach as lookWithAxe } from "@storybook/addon-a11y/preview";
import type { ReactRenderer } from "@storybook/react-vite";
import type { AfterEach } from "storybook/internal/types";
import { colors } from "../packages/ui/src/tokens/tokens.ts";
import { colourRules } from "./colour-rules.ts";
import { type StoryTheme, showTheme, storyThemes } from "./themes.ts";

/** The colours of the page's ground and text in each look, from the tokens. */
const expected: Record<StoryTheme, Readonly<Record<"surface" | "text", string>>> = {
  light: colors.light,
  dark: colors.dark,
  contrast: colors["light-contrast"],
};

/** A colour as `getComputedStyle` writes it. */
function computed(colour: string): string {
  const probe = document.createElement("i");
  probe.style.color = colour;
  document.body.append(probe);
  const written = getComputedStyle(probe).color;
  probe.remove();
  return written;
}

/** Throws unless the page is really seen in this look. */
function expectShown(theme: StoryTheme): void {
  const { backgroundColor, color } = getComputedStyle(document.body);
  const { surface, text } = expected[theme];
  if (backgroundColor !== computed(surface) || color !== computed(text)) {
    throw new Error(`The page is not ${theme}: ${color} on ${backgroundColor}.`);
  }
}

type Context = Parameters<AfterEach<ReactRenderer>>[0];

/**
 * What axe is told: no exceptions, whatever a story says, and on whole pages landmarks too. It looks at
 * everything in the first theme, and in the others at colours.
 */
function strictly(theme: StoryTheme, { parameters, ...context }: Context): Context {
  const rules = parameters.wholePage ? [{ id: "region", enabled: true }] : [];
  const options =
    theme === storyThemes[0] ? {} : { runOnly: { type: "rule", values: colourRules } };
  const a11y = { test: "error", config: { rules }, options };
  return { ...context, parameters: { ...parameters, a11y } };
}

/** What axe passed is a hundred kilobytes for each look at a page; only that it looked is counted. */
function dropDetails(reports: Context["reporting"]["reports"]): void {
  for (const report of reports) {
    if (report.type === "a11y" && report.status === "passed") report.result = {};
  }
}

/** What axe finds in one look, named after it; nothing if all is well. */
async function findings(theme: StoryTheme, context: Context): Promise<string | undefined> {
  showTheme(theme);
  try {
    expectShown(theme);
    await lookWithAxe(strictly(theme, context));
    dropDetails(context.reporting.reports);
    // A story that goes on by itself must not have put its own look back meanwhile.
    expectShown(theme);
    context.reporting.addReport({ type: "theme", version: 1, result: theme, status: "passed" });
    return undefined;
  } catch (error) {
    return `In the ${theme} theme: ${error instanceof Error ? error.message : error}`;
  }
}

/**
 * Lets axe look at a story in every theme, as its `play` has left it. The accessibility addon by
 * itself looks once, in the theme that the page has; in the test run this stands in its place.
 */
export const examineEveryTheme: AfterEach<ReactRenderer> = async (context) => {
  const found: string[] = [];
  for (const theme of storyThemes) found.push((await findings(theme, context)) ?? "");
  const faults = found.filter((text) => text !== "");
  if (faults.length > 0) throw new Error(faults.join("\n\n"));
};
