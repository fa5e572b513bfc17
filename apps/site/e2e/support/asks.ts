import { paths } from "@kolam/content/model/pages/paths";
import type { Page } from "@playwright/test";

/**
 * The stretches of a page, in pixels from its top, in which nothing leads to asking, where these are
 * longer than two windows. Header, footer and chat do not count, nor do links to share the page and
 * boxes for letters.
 */
export function stretchesWithoutAsking(page: Page): Promise<string[]> {
  const forms = [paths.quote.path, paths.contact.path];
  return page.evaluate((forms) => {
    const main = document.querySelector("main");
    if (!main) return ["no main part"];
    const leadsToForm = (path: string) => forms.some((form) => path.endsWith(form));
    const asks = (link: HTMLAnchorElement) => {
      if (link.protocol === "tel:" || link.hostname === "wa.me") return true;
      if (link.protocol === "mailto:") return !link.href.startsWith("mailto:?");
      const target = link.hash ? document.querySelector(decodeURIComponent(link.hash)) : null;
      return target
        ? target.matches(":has(form textarea, ~ * form textarea)")
        : link.host === location.host && leadsToForm(link.pathname);
    };
    const ways = [...main.querySelectorAll<HTMLElement>("a[href], form")].filter((element) =>
      element instanceof HTMLAnchorElement
        ? asks(element)
        : element.matches(":has(textarea)") ||
          leadsToForm(new URL((element as HTMLFormElement).action).pathname),
    );
    const spans = ways
      .flatMap((element) => [
        ...(element instanceof HTMLFormElement && !element.querySelector("textarea")
          ? element.querySelectorAll("[type=submit]")
          : [element]),
      ])
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width * height > 0)
      .map(({ top, bottom }) => [top + scrollY, bottom + scrollY] as const)
      .sort(([one], [other]) => one - other);
    const end = main.getBoundingClientRect().bottom + scrollY;
    const found: string[] = [];
    let from = 0;
    for (const [top, bottom] of [...spans, [end, end] as const]) {
      if (top - from > 2 * innerHeight) found.push(`${Math.round(from)} to ${Math.round(top)} px`);
      from = Math.max(from, bottom);
    }
    return found;
  }, forms);
}
