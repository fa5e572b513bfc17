import type { APIRequestContext, Page } from "@playwright/test";

/** The kinds of controls on a page, links excepted, each once. */
function kindsIn(html: string): string {
  const kinds = [...html.matchAll(/<(button|input|select|textarea|summary)\b([^>]*)>([^<]*)/g)]
    .filter(([, , attributes = ""]) => !attributes.includes('type="hidden"'))
    .map(([, name = "", attributes = "", text = ""]) => {
      const type = /type="(\w+)"/.exec(attributes)?.[1] ?? "";
      const opens = attributes.includes("aria-expanded");
      return `${name} ${type} ${opens ? "opens" : text.trim()}`;
    });
  return [...new Set(kinds)].sort().join("\n");
}

/** One of the given pages for each set of kinds of controls. */
export async function pagesByControls(
  request: APIRequestContext,
  paths: readonly string[],
): Promise<readonly string[]> {
  const byKinds = new Map<string, string>();
  for (const path of paths) {
    const kinds = kindsIn(await (await request.get(path)).text());
    if (!byKinds.has(kinds)) byKinds.set(kinds, path);
  }
  return [...byKinds.values()];
}

/** The addresses of links whose click something prevents. */
export function deadLinks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dead: string[] = [];
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href]")) {
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

/** What happened to a button that was clicked or a form that was submitted. */
export interface Outcome {
  readonly what: string;
  /** How many events arrived. */
  readonly times: number;
  /** Whether React handled each of them. */
  readonly answered: boolean;
  /** The button's `aria-expanded`. */
  readonly open: string | null;
}

/** The visible controls that need scripts: buttons, and forms without an address. */
export function onlyScripted(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("button[type=button], form:not([action])")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => `${element.localName} ${element.textContent.slice(0, 40)}`),
  );
}

/** Once the boot script has run, clicks every visible button, submits every form, and records the events. */
export async function touchAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // The boot script delays the load event.
    if (document.readyState !== "complete") {
      await new Promise((resolve) => addEventListener("load", resolve));
    }
    const isOurs = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith("__reactProps"));
    const used: { what: string; element: Element; times: number; answered: boolean }[] = [];
    Object.assign(window, { used });
    const watch = (element: HTMLElement, type: "click" | "submit") => {
      const label = element.getAttribute("aria-label") ?? element.textContent;
      const note = { what: `${type} ${label.slice(0, 40)}`, element, times: 0, answered: true };
      used.push(note);
      element.addEventListener(type, () => {
        note.times++;
        note.answered &&= isOurs(element);
      });
    };
    const buttons = [...document.querySelectorAll<HTMLButtonElement>("button[type=button]")].filter(
      (button) => button.checkVisibility({ visibilityProperty: true }) && !button.disabled,
    );
    const forms = [...document.forms].filter((form) => form.checkVisibility());
    for (const button of buttons) watch(button, "click");
    for (const form of forms) watch(form, "submit");
    const acts = [
      ...buttons.map((button) => () => button.click()),
      ...forms.map(
        (form) => () =>
          form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true })),
      ),
    ];
    for (const act of acts) {
      act();
      // Let the page react, as it can between two actions of a visitor.
      await undefined;
    }
  });
}

/** What happened to everything that {@link touchAll} used. */
export function outcomes(page: Page): Promise<Outcome[]> {
  return page.evaluate(() => {
    const { used } = window as unknown as {
      used: { what: string; element: Element; times: number; answered: boolean }[];
    };
    return used.map(({ what, element, times, answered }) => ({
      what,
      times,
      answered,
      open: element.getAttribute("aria-expanded"),
    }));
  });
}

/** Selectors of the visible text fields of a page. */
export function fieldsToType(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>("input, textarea")]
      .filter((field) => !["hidden", "checkbox", "radio", "file"].includes(field.type))
      .filter((field) => field.checkVisibility({ visibilityProperty: true }) && field.tabIndex >= 0)
      .map((field) => (field.id ? `#${CSS.escape(field.id)}` : `[name="${field.name}"]`)),
  );
}
