import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { colourRules } from "../../../../.storybook/colour-rules.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What a visitor's settings ask for, by theme. */
const themes = {
  light: { colorScheme: "light", contrast: "no-preference" },
  dark: { colorScheme: "dark", contrast: "no-preference" },
  contrast: { colorScheme: "light", contrast: "more" },
} as const;

/**
 * Shows the page with other settings and ends its transitions, also those in closed answers, which
 * stand still.
 */
export async function show(page: Page, media: Parameters<Page["emulateMedia"]>[0]): Promise<void> {
  await page.emulateMedia(media);
  await page.evaluate(async () => {
    // Chromium now and then draws no frame after such a change, until something else moves.
    await new Promise((drawn) => {
      requestAnimationFrame(drawn);
      setTimeout(drawn, 500);
    });
    for (const moving of document.getAnimations()) {
      if (moving instanceof CSSTransition) moving.finish();
    }
  });
}

/** Every theme, the first with all rules: others change colours only. */
const everyTheme = ["light", "dark", "contrast"] as const;

/**
 * What axe finds on a page as it is, in these themes.
 * @returns one line per element: the theme, the rule and a selector
 */
export async function axeViolations(
  page: Page,
  shown: readonly (keyof typeof themes)[] = everyTheme,
): Promise<string[]> {
  const found: string[] = [];
  for (const theme of shown) {
    await show(page, themes[theme]);
    // The usual mode opens another page to collect the results of frames; there are none.
    const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
    const rules = theme === "light" ? axe.withTags(tags) : axe.withRules(colourRules);
    for (const { id, nodes } of (await rules.analyze()).violations) {
      found.push(...nodes.map(({ target }) => `${theme}: ${id}: ${target.join(" ")}`));
    }
  }
  return found;
}
