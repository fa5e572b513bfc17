import { reportEvent } from "../measuring/site-event.ts";

declare global {
  interface Window {
    /**
     * The ad platform's function for reporting a conversion, if the site's owner has added its tag
     * to the page. Given a URL, it opens it after reporting.
     */
    gtag_report_conversion?: (url?: string) => unknown;
  }
}

/** Marks links that open the chat. */
export const chatAttribute = "data-chat";

/**
 * How long the report may take to open the chat, in milliseconds. It never does if a blocker has
 * stopped the tag from loading after the function was defined.
 */
const timeout = 1500;

/** Opens a URL after the timeout, unless the visitor has left or hidden the page by then. */
function openAfterTimeout(href: string): void {
  const timer = setTimeout(() => location.assign(href), timeout);
  const cancel = () => clearTimeout(timer);
  for (const name of ["pagehide", "visibilitychange"])
    addEventListener(name, cancel, { once: true });
}

/** Whether a click opens its link here, and not in a new tab or window or as a download. */
const leavesPage = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);

/** Reports a click on a phone or chat link to the owner's tag. */
function reportContact(link: HTMLAnchorElement | null): void {
  if (link?.hasAttribute(chatAttribute)) reportEvent({ name: "chat" });
  else if (link?.protocol === "tel:") reportEvent({ name: "phone" });
}

function report(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (__TAG_KIND__) reportContact(link);
  const reportConversion = window.gtag_report_conversion;
  if (!link || typeof reportConversion !== "function") return;
  const isChat = link.hasAttribute(chatAttribute);
  if (!isChat && link.protocol !== "tel:") return;
  // A phone call must not depend on the tag, so the phone link opens by itself.
  try {
    if (isChat && leavesPage(event)) {
      reportConversion(link.href);
      event.preventDefault();
      openAfterTimeout(link.href);
    } else {
      reportConversion();
    }
  } catch (error) {
    console.error(error);
  }
}

/** Reports clicks on phone and chat links as conversions, if the page has the ad platform's tag. */
export function reportConversions(): void {
  addEventListener("click", report);
  // The middle button opens a tab; the right one only a menu.
  addEventListener("auxclick", (event) => {
    if (event.button === 1) report(event);
  });
}
