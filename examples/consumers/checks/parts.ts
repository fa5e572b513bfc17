import type { Browser } from "playwright-core";

/** A dialog must look like the part of the page from which it is opened. */
export async function checkParts(browser: Browser, url: string): Promise<string[]> {
  const wrong: string[] = [];
  const fills = { "no-preference": "rgb(0, 100, 122)", more: "rgb(106, 184, 208)" } as const;
  for (const contrast of ["no-preference", "more"] as const) {
    const page = await browser.newPage({ contrast, reducedMotion: "reduce" });
    await page.goto(`${url}parts`);
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const look = (name: string) =>
      button(name).evaluate((element) => {
        const { colorScheme, direction, backgroundColor, color } = getComputedStyle(element);
        const { lang } = element.closest<HTMLElement>("[lang]") ?? document.documentElement;
        return [lang, colorScheme, direction, backgroundColor, color].join();
      });
    for (const [trigger, inside, expected] of [
      ["التذاكر", "تذكرة", "ar,dark,rtl,"],
      ["Harbour", "Buy a ticket", `en,light dark,ltr,${fills[contrast]},`],
    ] as const) {
      const was = await look(trigger);
      await button(trigger).click();
      const is = await look(inside);
      await page.keyboard.press("Escape");
      if (is !== was || !is.startsWith(expected))
        wrong.push(`contrast ${contrast}: ${was} opens ${is}`);
    }
    await page.close();
  }
  return wrong;
}
