import { announced } from "./announce.ts";

/** Most reports of one document: what is broken is seldom broken once. */
const most = 3;

/** What browsers say when nothing is wrong. */
const harmless = /^ResizeObserver loop/;

/** Whether a script is the site's own: extensions and tags have other addresses, or none. */
const isOwn = (address: string | undefined): boolean =>
  address?.startsWith(`${location.origin}/`) ?? false;

/**
 * Reports what happens to a visitor to the owner's mailbox: the page, the kind of fault, and
 * nothing else. The browser adds its name, but no cookies.
 * @param url where the mailbox takes reports
 */
export function startReporting(url: string): void {
  const told = new Set<string>();
  /** React throws what it has recovered from as an error too. */
  let recovered = false;

  const tell = (kind: string, more: Readonly<Record<string, string>> = {}) => {
    const text = JSON.stringify({ page: location.pathname, kind, ...more });
    if (told.size >= most || told.has(text)) return;
    told.add(text);
    // Not `sendBeacon`, which sends cookies along. A report that is lost is lost.
    fetch(url, {
      method: "POST",
      mode: "no-cors",
      credentials: "omit",
      keepalive: true,
      body: text,
    }).catch(() => {});
  };

  addEventListener(announced, (event) => {
    const { detail } = event as CustomEvent<string>;
    recovered = detail === "recovery";
    tell(detail);
  });
  addEventListener("error", ({ message, filename }) => {
    if (!recovered && message && !harmless.test(message))
      tell(isOwn(filename) ? "script" : "foreign");
    recovered = false;
  });
  addEventListener("unhandledrejection", ({ reason }) => {
    const stack = reason instanceof Error ? (reason.stack ?? "") : "";
    tell(stack.includes(`${location.origin}/`) ? "script" : "foreign");
  });
  document.addEventListener("securitypolicyviolation", (event) => {
    const { effectiveDirective, blockedURI, sourceFile, originalPolicy } = event;
    // Of the policy in the header the browser reports by itself.
    if (originalPolicy.includes("report-to")) return;
    const blocked = /extension/.test(sourceFile) ? sourceFile : blockedURI;
    tell("policy", { directive: effectiveDirective, blocked: blocked.slice(0, 40) });
  });
}
