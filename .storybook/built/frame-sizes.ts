import type { Page, ViewportSize } from "playwright-core";

/** The part of a story that says which viewport it chooses. */
interface Extracted {
  readonly globals: { readonly viewport?: { readonly value?: string } };
  readonly parameters: {
    readonly viewport?: {
      readonly options?: Readonly<
        Record<string, { readonly styles: { readonly width: string; readonly height: string } }>
      >;
    };
  };
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: {
      ready(): Promise<void>;
      extract(): Promise<Readonly<Record<string, Extracted>>>;
    };
  }
}

/**
 * The size of the frame of each story that chooses a viewport, by id. Storybook's manager would set
 * it.
 */
export async function frameSizes(page: Page, url: string): Promise<Map<string, ViewportSize>> {
  await page.goto(`${url}/iframe.html`);
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__ !== undefined);
  const sizes = await page.evaluate(async () => {
    await window.__STORYBOOK_PREVIEW__?.ready();
    const all = Object.entries((await window.__STORYBOOK_PREVIEW__?.extract()) ?? {});
    return all.flatMap(([id, { globals, parameters }]) => {
      const chosen = parameters.viewport?.options?.[globals.viewport?.value ?? ""];
      if (!chosen) return [];
      const [width, height] = [chosen.styles.width, chosen.styles.height].map(Number.parseFloat);
      return width && height ? [[id, { width, height }] as const] : [];
    });
  });
  return new Map(sizes);
}
