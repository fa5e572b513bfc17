import type { Decorator } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { type Fake, withMail } from "../forms/testing/fake-services.tsx";

/** How a page's story is shown and examined: over the whole window, its landmarks included. */
export const pageParameters = { layout: "fullscreen", wholePage: true } as const;

const inMain: Decorator = (Story) => (
  <main>
    <Story />
  </main>
);

/** Shows a page's story as the site would at this address, its forms with a mail service of their own. */
export function onPage(address: string, fake: Fake = {}): Decorator[] {
  return [inMain, withMail({ ...fake, path: address })];
}

/** The titles of a page's bands, in the words that the page is made of; `hero` has the page's own. */
export function bandsOf<Words extends object>(
  words: Words,
  leaveOut: readonly (keyof Words & string)[] = [],
): string[] {
  return Object.entries(words).flatMap(([name, band]: [string, unknown]) => {
    if (name === "hero" || leaveOut.some((other) => other === name)) return [];
    const titled = typeof band === "object" && band !== null && "title" in band;
    return titled && typeof band.title === "string" ? [band.title] : [];
  });
}

/**
 * A `play` for a whole page: one title, every band there under its heading, no level of heading skipped,
 * and no link within the page that leads nowhere.
 */
export function composedOf(title: string, bands: readonly string[]) {
  return async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
    const headings = within(canvasElement).getAllByRole("heading");
    const texts = headings.map(({ textContent }) => textContent);
    await expect(texts[0]).toContain(title);
    await expect(texts).toEqual(expect.arrayContaining([...bands]));
    const levels = headings.map(({ localName }) => Number(localName.slice(1)));
    await expect(levels.filter((level) => level === 1)).toEqual([1]);
    await expect(levels.filter((level, n) => level - (levels[n - 1] ?? 0) > 1)).toEqual([]);
    const anchors = [...canvasElement.querySelectorAll<HTMLAnchorElement>("a[href^='#']")];
    const lost = anchors.filter(({ hash }) => !document.getElementById(hash.slice(1)));
    await expect(lost.map(({ hash }) => hash)).toEqual([]);
  };
}
