import { articles } from "@kolam/content/blog/articles";
import { pageIds, paths } from "@kolam/content/facts/paths";
import { shell } from "@kolam/content/shell";
import type { Page } from "@playwright/test";

/** Window widths of the screenshots: phone, tablet, laptop, large desktop; in CSS pixels. */
export const widths = [390, 768, 1280, 1920] as const;
/** The two themes, as the preference of the system. */
export const schemes = ["light", "dark"] as const;

export type Width = (typeof widths)[number];
export type Scheme = (typeof schemes)[number];

/** What a screenshot shows: a page, and what is done on it first. */
export interface Subject {
  readonly name: string;
  readonly path: string;
  /** Window widths; all of them by default. */
  readonly widths?: readonly Width[];
  /** Takes only the window, not the whole page. */
  readonly windowOnly?: boolean;
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Triggers hydration and waits for it. */
async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(5, 300);
  await page.locator("html[data-hydrated]").waitFor();
}

async function openAnswers(page: Page): Promise<void> {
  await hydrate(page);
  const questions = page.locator("main :is(h2, h3, h4) > button[aria-expanded]");
  for (const question of await questions.all()) await question.press("Enter");
  const [opening] = await page.locator("main details > summary").all();
  await opening?.press("Enter");
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo(0, 0);
  });
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: shell.menu.open }).click();
  await page.getByRole("dialog", { name: shell.menu.title }).waitFor();
}

async function openSubmenu(page: Page): Promise<void> {
  await hydrate(page);
  await page.getByRole("button", { name: shell.submenu.open }).press("Enter");
  await page.locator("header [data-state=open]").first().waitFor();
}

function nameOf(path: string): string {
  return path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
}

const pages = [
  ...pageIds.map((id) => paths[id].path),
  ...articles.map((article) => `/blog/${article.slug}`),
  "/no-such-page",
];
const withAnswers = [paths.contact.path, paths.quote.path, paths.careers.path];

/** Every page, then states that appear only after interaction. */
export const subjects: readonly Subject[] = [
  ...pages.map((path) => ({ name: nameOf(path), path })),
  ...withAnswers.map((path) => ({
    name: `${nameOf(path)}-answers-open`,
    path,
    prepare: openAnswers,
  })),
  { name: "menu-open", path: "/", widths: [390, 768], windowOnly: true, prepare: openMenu },
  {
    name: "submenu-open",
    path: paths.about.path,
    widths: [1280, 1920],
    windowOnly: true,
    prepare: openSubmenu,
  },
  { name: "blog-nothing-found", path: `${paths.blog.path}?q=zzz`, prepare: hydrate },
];
