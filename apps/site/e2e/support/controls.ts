import type { Page } from "@playwright/test";

/**
 * Links whose clicks something keeps from the browser, by their addresses, besides those to
 * pictures that open large.
 */
export function deadLinks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dead: string[] = [];
    for (const link of document.querySelectorAll<HTMLAnchorElement>(
      "a[href]:not([data-lightbox])",
    )) {
      let arrived = false;
      const see = (event: Event) => {
        arrived = !event.defaultPrevented;
        event.preventDefault();
      };
      addEventListener("click", see, { once: true });
      link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      removeEventListener("click", see);
      if (!arrived) dead.push(link.href);
    }
    return dead;
  });
}

/** A button that was clicked before hydration, and what has come of it. */
export interface Outcome {
  readonly name: string;
  /** How often the button got the click. */
  readonly times: number;
  /** Whether React had hydrated the button each time. */
  readonly answered: boolean;
  /** For a button that opens something, whether it is open. */
  readonly expanded: string | null;
}

/**
 * Clicks every visible button, one right after the other, and records what reaches the buttons from
 * now on.
 */
export function clickAllButtons(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>("button[type=button]")]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }) && !button.disabled)
      .map((button) => ({ button, times: 0, answered: true }));
    Object.assign(window, { buttons });
    for (const record of buttons) {
      record.button.addEventListener("click", () => {
        record.times += 1;
        const keys = Object.keys(record.button);
        record.answered &&= keys.some((key) => key.startsWith("__reactProps"));
      });
    }
    for (const { button } of buttons) {
      button.click();
      // A visitor's clicks are never in the same task either.
      await undefined;
    }
  });
}

/** What has come of the clicks of {@link clickAllButtons}. */
export function outcomes(page: Page): Promise<Outcome[]> {
  return page.evaluate(() => {
    const { buttons } = window as unknown as {
      buttons: { button: HTMLButtonElement; times: number; answered: boolean }[];
    };
    return buttons.map(({ button, times, answered }) => ({
      name: button.ariaLabel ?? button.textContent.slice(0, 40),
      times,
      answered,
      expanded: button.getAttribute("aria-expanded"),
    }));
  });
}
