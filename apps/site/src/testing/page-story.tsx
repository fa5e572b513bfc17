import { type PageId, paths } from "@kolam/content/model/pages/paths";
import type { Decorator } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { type Fake, withMail } from "../forms/testing/fake-services.tsx";

/** Storybook parameters of a page: it fills the window. */
export const pageParameters = { layout: "fullscreen" } as const;

const inMain: Decorator = (Story) => (
  <main>
    <Story />
  </main>
);

/** Renders a page in `main`, at an address of the site, with a fake mail service for its forms. */
export function pageDecorators(address: string, fake: Fake = {}): Decorator[] {
  return [inMain, withMail({ ...fake, path: address })];
}

/** What the stories of a page have in common if all of them are at one address. */
export const atAddress = (address: string, fake: Fake = {}) => ({
  decorators: pageDecorators(address, fake),
  parameters: pageParameters,
});

/** The same for a page of the site, at its own address. */
export const onPage = (id: PageId) => atAddress(paths[id].path);

/**
 * The titles of a page's sections, read from the page's content. The hero's is the page's own
 * title.
 */
export function sectionTitles<Words extends object>(
  words: Words,
  leaveOut: readonly (keyof Words & string)[] = [],
): string[] {
  return Object.entries(words).flatMap(([name, section]: [string, unknown]) => {
    if (name === "hero" || leaveOut.some((omitted) => omitted === name)) return [];
    const { title, items } = Object(section);
    return typeof title === "string" && items?.length !== 0 ? [title] : [];
  });
}

/**
 * A `play` function for a whole page. Checks that it has one title and every section's heading,
 * that no heading level is skipped, that links within the page have a target, and that the owner's
 * pictures load.
 */
export function checkPage(title: string, sections: readonly string[]) {
  return async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
    const headings = within(canvasElement).getAllByRole("heading");
    const texts = headings.map(({ textContent }) => textContent);
    await expect(texts[0]).toContain(title);
    await expect(texts).toEqual(expect.arrayContaining([...sections]));
    const levels = headings.map(({ localName }) => Number(localName.slice(1)));
    await expect(levels.filter((level) => level === 1)).toEqual([1]);
    await expect(levels.filter((level, n) => level - (levels[n - 1] ?? 0) > 1)).toEqual([]);
    const anchors = [...canvasElement.querySelectorAll<HTMLAnchorElement>("a[href^='#']")];
    const broken = anchors.filter(({ hash }) => !document.getElementById(hash.slice(1)));
    await expect(broken.map(({ hash }) => hash)).toEqual([]);
    for (const picture of canvasElement.querySelectorAll<HTMLImageElement>(
      "img[src*='/pictures/']",
    )) {
      picture.loading = "eager";
      await expect(picture.decode(), picture.src).resolves.toBeUndefined();
    }
  };
}

/** The words of a page's content, at any depth. */
const wordsIn = (content: unknown): string[] =>
  typeof content === "string"
    ? [content]
    : Object.entries(content ?? {})
        .filter(([name]) => name !== "photo" && name !== "href")
        .flatMap(([, part]) => wordsIn(part));

/**
 * {@link checkPage} with what the page's content says, apart from these sections. Every word of the
 * hero is shown.
 */
export const checkWords =
  <Words extends { readonly hero: { readonly title: string } }>(
    words: Words,
    leaveOut: readonly (keyof Words & string)[] = [],
  ) =>
  async (story: { canvasElement: HTMLElement }): Promise<void> => {
    await checkPage(words.hero.title, sectionTitles(words, leaveOut))(story);
    const shown = story.canvasElement.textContent;
    await expect(wordsIn(words.hero).filter((word) => !shown.includes(word))).toEqual([]);
  };
