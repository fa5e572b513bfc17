const sheets = new WeakMap<Document, CSSStyleSheet>();

/**
 * Shows a page in a brand, as that brand's stylesheet would after the kit's: in a stylesheet of the
 * page's own, which comes after all others. Empty text shows the kit's brand again.
 */
export function showBrand(page: Document, css: string): void {
  const found = sheets.get(page);
  if (found) {
    found.replaceSync(css);
    return;
  }
  const { CSSStyleSheet: Sheet } = page.defaultView ?? globalThis;
  const sheet = new Sheet();
  sheet.replaceSync(css);
  page.adoptedStyleSheets.push(sheet);
  sheets.set(page, sheet);
}
