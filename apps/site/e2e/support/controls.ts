import type { APIRequestContext, Page } from "@playwright/test";

/**
 * What a visitor can use on a page besides links, each kind once: two pages with the same kinds differ
 * only in how many there are.
 */
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

/** Of the given pages one for each set of controls. */
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

/** Links that something would keep from working as the browser does, by their addresses. */
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

/** What became of a button that was clicked or a form that was sent: how often it was, and by whom. */
export interface Outcome {
  readonly what: string;
  readonly times: number;
  /** Whether React was there to answer each time. */
  readonly answered: boolean;
  /** Of a button that opens something: whether it is open. */
  readonly open: string | null;
}

/** What can be seen although only scripts answer it: buttons, and forms that lead nowhere by themselves. */
export function onlyScripted(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("button[type=button], form:not([action])")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => `${element.localName} ${element.textContent.slice(0, 40)}`),
  );
}

/**
 * Clicks every button that can be seen and sends every form, one right after the other, as soon as the
 * boot script is there, and notes what reaches them from now on.
 */
export async function touchAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { dataset } = document.documentElement;
    await new Promise<void>((resolve) => {
      const see = () => "boot" in dataset && resolve();
      new MutationObserver(see).observe(document.documentElement, { attributes: true });
      see();
    });
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
      // Two of a visitor's acts are never one task: what came of the first is there.
      await undefined;
    }
  });
}

/** What has become of all that {@link touchAll} used. */
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

/** The fields of a page that can be seen and typed into, as selectors. */
export function fieldsToType(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>("input, textarea")]
      .filter((field) => !["hidden", "checkbox", "radio", "file"].includes(field.type))
      .filter((field) => field.checkVisibility({ visibilityProperty: true }) && field.tabIndex >= 0)
      .map((field) => (field.id ? `#${CSS.escape(field.id)}` : `[name="${field.name}"]`)),
  );
}
