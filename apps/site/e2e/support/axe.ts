import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { colourRules } from "../../../../.storybook/colour-rules.ts";

/** The windows in which pages and states are checked, in both themes. */
export const windows = [
  { name: "phone", viewport: { width: 390, height: 844 } },
  { name: "desktop", viewport: { width: 1280, height: 800 } },
] as const;

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Switches the colours of a page that is open, and waits until none is on its way any more. */
export async function switchColours(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(drawn));
    const moving = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(moving.map((one) => one.finished));
  });
}

/** What axe finds on a page as it stands, one line per element: the rule and where. */
export async function violationsOn(page: Page, rules?: "colours"): Promise<string[]> {
  // Without frames of other origins nothing needs a second page, which the usual mode opens each time.
  // What passes is not handed over element by element.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
  const chosen = rules === "colours" ? axe.withRules(colourRules) : axe.withTags(tags);
  const { violations } = await chosen.analyze();
  return violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.target.join(" ")}`),
  );
}
