import type { Page } from "@playwright/test";

/** An extension that puts an icon and its button after each field. Runs in the page. */
function addIcons(): void {
  for (const field of document.querySelectorAll("input:not([type=hidden]), textarea")) {
    const icon = document.createElement("div");
    icon.append(document.createElement("button"));
    field.after(icon);
  }
}

/** A translation of everything, the headings first. Runs in the page. */
function translate(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (!text.data.trim() || text.parentElement?.closest("script, style, option, textarea"))
      continue;
    const font = document.createElement("font");
    font.textContent = `${text.data} (translated)`;
    text.replaceWith(font);
  }
}

/** A phone that makes a link of each number. Runs in the page. */
function linkNumbers(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const [number] = /\d[\d ]+/.exec(text.data) ?? [];
    if (!number || text.parentElement?.closest("a, script, style, option, textarea")) continue;
    const rest = text.splitText(text.data.indexOf(number));
    rest.splitText(number.length);
    const link = Object.assign(document.createElement("a"), { href: `tel:${number}` });
    rest.replaceWith(link);
    link.append(rest);
  }
}

/** A dark-mode extension, which marks elements and adds some of its own. Runs in the page. */
function darken(): void {
  for (const element of document.querySelectorAll("body *")) element.setAttribute("data-dark", "");
  for (const place of ["head", "main", "form"])
    document.querySelector(place)?.prepend(document.createElement("dark-styles"));
}

/** A proxy that removes comments. Runs in the page. */
function removeComments(): void {
  const comments = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
  const found: Comment[] = [];
  while (comments.nextNode()) found.push(comments.currentNode as Comment);
  for (const comment of found) comment.remove();
}

const withoutComments = (html: string) => html.replace(/<!--.*?-->/gs, "");

const codeOf = (text: string) => {
  const key = 0x5a;
  const bytes = [...Buffer.from(text)].map((byte) => byte ^ key);
  return [key, ...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
};

/** Hides addresses as Cloudflare does, outside of the comments that forbid it. */
function hideAddresses(html: string): string {
  return html.replace(
    /(<body[^>]*>)(.*?)(?=<!--email_off-->|$)/s,
    (_, body: string, shown: string) => {
      const links = shown.replace(
        /href="mailto:([^"]*)"/g,
        (_link, address: string) => `href="/cdn-cgi/l/email-protection#${codeOf(address)}"`,
      );
      const hidden = links.replace(
        />([^<>]*?)([\w.-]+@[\w-]+(?:\.[\w-]+)+)([^<>]*)</g,
        (_text, before: string, address: string, after: string) =>
          `>${before}<span class="__cf_email__" data-cfemail="${codeOf(address)}">[email&#160;protected]</span>${after}<`,
      );
      return body + hidden;
    },
  );
}

/** What stands between a page and its visitors: proxies change its text, others its elements. */
export const changes: Readonly<
  Record<string, { readonly html?: (html: string) => string; readonly elements?: () => void }>
> = {
  "a password manager’s icons": { elements: addIcons },
  "a translation": { elements: translate },
  "links of numbers": { elements: linkNumbers },
  "a dark-mode extension": { elements: darken },
  // Not in the text: a page that a test has written may not post to this machine.
  "a proxy that removes comments": { elements: removeComments },
  "a proxy that removes white space": { html: (html) => html.replace(/\s+</g, "<") },
  "a proxy that hides addresses": { html: hideAddresses },
  "proxies that remove comments and hide addresses": {
    html: (html) => hideAddresses(withoutComments(html)),
  },
};

/** Has the pages that are opened next changed before their visitor or React sees them. */
export async function changePages(page: Page, change: string): Promise<void> {
  const { html, elements } = changes[change] ?? {};
  if (elements)
    await page.addInitScript(`addEventListener("DOMContentLoaded", ${elements.toString()})`);
  if (!html) return;
  await page.route(
    (url) => !url.pathname.includes("."),
    async (route) => {
      if (route.request().method() !== "GET" || route.request().resourceType() !== "document")
        return route.fallback();
      const response = await route.fetch();
      await route.fulfill({ response, body: html(await response.text()) });
    },
  );
}
