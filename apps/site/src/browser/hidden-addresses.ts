/** The start of what Cloudflare writes in place of a link's address, before the encoded address. */
const hiddenLink = "/cdn-cgi/l/email-protection#";

/** Decodes an address: each byte after the first is a character XORed with the first byte. */
function textOf(code: string): string {
  const [key = 0, ...letters] = (code.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));
  const bytes = letters.map((letter) => letter ^ key);
  return new TextDecoder().decode(new Uint8Array(bytes));
}

/**
 * Shows the e-mail addresses that Cloudflare has hidden. Its own script would do so through
 * `innerHTML`, which the page's policy forbids.
 */
export function showAddresses(root: Element): void {
  for (const link of root.querySelectorAll(`a[href*="${hiddenLink}"]`)) {
    const [, code = ""] = link.getAttribute("href")?.split("#") ?? [];
    link.setAttribute("href", `mailto:${textOf(code)}`);
  }
  for (const hidden of root.querySelectorAll<HTMLElement>("[data-cfemail]")) {
    const { parentNode } = hidden;
    hidden.replaceWith(textOf(hidden.dataset.cfemail ?? ""));
    parentNode?.normalize();
  }
}
