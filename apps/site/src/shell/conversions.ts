/**
 * Reports clicks on phone and chat links to the ad platform's hook, when the owner's tag has put one on
 * the page. The site itself loads no tag.
 */
declare global {
  interface Window {
    /** The hook of the ad platform. With an address it goes there once it has reported. */
    gtag_report_conversion?: (url?: string) => unknown;
  }
}

/** Marks the link that opens the chat. */
export const chatAttribute = "data-chat";

/**
 * How long the hook may take to open the chat, in milliseconds. A page may hold the hook while a blocker
 * keeps its tag away, and then it never opens anything.
 */
const patience = 1500;

/** Opens an address unless the hook does: it leaves the page, or puts another in front of it. */
function openInTime(href: string): void {
  const timer = setTimeout(() => location.assign(href), patience);
  const leave = () => clearTimeout(timer);
  for (const name of ["pagehide", "visibilitychange"])
    addEventListener(name, leave, { once: true });
}

function report(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const hook = window.gtag_report_conversion;
  if (!link || typeof hook !== "function") return;
  const isChat = link.hasAttribute(chatAttribute);
  if (!isChat && link.protocol !== "tel:") return;
  // A call must never wait for a tag, so the hook gets no address and the link works as it is.
  try {
    if (isChat) {
      hook(link.href);
      event.preventDefault();
      openInTime(link.href);
    } else {
      hook();
    }
  } catch (error) {
    console.error(error);
  }
}

/** Watches every phone and chat link, present and future. */
export function reportConversions(): void {
  addEventListener("click", report);
}
