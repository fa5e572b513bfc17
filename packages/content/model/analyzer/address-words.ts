/** Why a URL was not audited, as reported by the mailbox and the audit. */
export const addressProblems = [
  "address",
  "port",
  "credentials",
  "private",
  "no-host",
  "refused",
  "certificate",
  "timeout",
  "too-large",
  "redirects",
  "robots",
  "login",
  "missing",
  "status",
  "not-html",
  "broken",
  // What the response contains instead of the page.
  "scripts",
  "consent",
  // Over a limit: at once, or per day.
  "visitor",
  "target",
  "today",
  "busy",
  "failed",
] as const;

export type AddressProblem = (typeof addressProblems)[number];

/** Whether the sitemap names a page. */
export type PageListing = "named" | "missing" | "none" | "unknown";
/** What robots.txt tells search engines about a page. */
export type PageRobots = "none" | "allows" | "forbids";

/** The texts of the audit of a URL. */
export interface AddressWords {
  /** Beside the name of the tool whose field both answers have. */
  readonly note: string;
  /** Below the field: what happens to the URL. */
  readonly intro: string;
  /** Shown instead of all this on a site that does not fetch URLs. */
  readonly off: string;
  /** For a URL that the simulation rejects. */
  readonly offer: (host: string) => string;
  readonly offerText: string;
  readonly tool: { readonly title: string; readonly note: string };
  readonly asking: (host: string) => string;
  readonly cancel: string;
  readonly failed: { readonly title: string; readonly paste: string };
  /** With the simulated figures, while the real ones are shown above. */
  readonly seeReal: string;
  readonly simulatedBeside: string;
  readonly fetched: {
    readonly title: string;
    readonly address: string;
    readonly time: string;
    readonly redirects: string;
    readonly noRedirects: string;
    readonly robots: Readonly<Record<PageRobots | "label", string>>;
    readonly sitemap: Readonly<Record<PageListing | "label", string>>;
    readonly header: string;
    readonly link: string;
    readonly linkText: string;
  };
  readonly ask: {
    readonly action: string;
    /** What the visitor may send us; each fault is a line. */
    readonly message: (address: string, score: number, faults: readonly string[]) => string;
  };
  /** A sentence for each problem; the detail is what the server said. */
  readonly problems: Readonly<Record<AddressProblem, (detail: string) => string>>;
}
