import type { Page } from "@playwright/test";
import { contrast } from "./contrast.ts";

/** Controls of a page's own, in their order; those that send something or lead away are left out. */
const pressed = [
  "main button:not([type=submit])",
  "main summary",
  "main [role=tab]",
  "main :is([type=radio], [type=checkbox])",
  "main a[href^='#']",
].join();

/** How many controls a page has that can be pressed. */
export const controlCount = (page: Page): Promise<number> => page.locator(pressed).count();

/**
 * Presses a control as a visitor would, and looks at the change: texts whose letters have hardly
 * another colour than their ground, while transitions and animations are on their way.
 * @returns one line for each fault; `undefined` if the control cannot be pressed
 */
export async function press(page: Page, index: number): Promise<string[] | undefined> {
  const control = page.locator(pressed).nth(index);
  if (!(await control.isVisible())) return undefined;
  await control.scrollIntoViewIfNeeded();
  const hit = await control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    return at !== null && (element.contains(at) || at.contains(element));
  });
  // Under the header, or drawn by its label.
  if (!hit) return undefined;
  await control.click();
  const texts = await page.evaluate(async () => {
    const endOf = (effect: AnimationEffect | null) =>
      Number(effect?.getComputedTiming().endTime ?? Number.NaN);
    await new Promise((done) => requestAnimationFrame(done));
    // Endless ones, and those that scrolling drives, are no answer to the press.
    const animations = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === "running" && Number.isFinite(endOf(effect)));
    const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("No canvas");
    const rgba = (colour: string) => {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data];
    };
    const groundOf = (element: Element): number[] => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const colour = rgba(getComputedStyle(at).backgroundColor);
        if ((colour[3] ?? 0) > 200) return colour;
      }
      return [255, 255, 255];
    };
    const found: { text: string; ink: number[]; ground: number[] }[] = [];
    const changing = new Set(
      animations.flatMap(({ effect }) => (effect as KeyframeEffect | null)?.target ?? []),
    );
    for (const share of [0.25, 0.5, 0.75]) {
      for (const animation of animations) {
        animation.pause();
        animation.currentTime = endOf(animation.effect) * share;
      }
      for (const element of changing) {
        const text = element.textContent?.trim();
        if (!text || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          continue;
        const style = getComputedStyle(element);
        const ink = rgba(style.color);
        if ((ink[3] ?? 0) < 200 || Number(style.opacity) < 1) continue;
        found.push({ text: text.slice(0, 40), ink, ground: groundOf(element) });
      }
    }
    for (const animation of animations) animation.finish();
    return found;
  });
  const lost = texts.filter(({ ink, ground }) => contrast(ink, ground) < 1.5);
  return [...new Set(lost.map(({ text }) => `“${text}” has lost its ground`))];
}
