import type { AddressWords } from "@kolam/content/model/analyzer/address-words";

/** The words of the audit of an address, where the owner has switched it on. */
export const addressWords = {
  note: "A real audit and a simulated report",
  intro:
    "The page is fetched and audited for real, too. Its address goes to our server, which keeps the answer for ten minutes and writes nothing down.",
  off: "No addresses are fetched here: for real figures, paste the page’s HTML.",
  offer: (host: string) => `Audit ${host} for Real`,
  offerText: "The simulation does not take this address. The real audit does.",
  tool: { title: "The real audit", note: "The page as its server sends it" },
  asking: (host: string) => `Asking ${host} for the page`,
  cancel: "Cancel",
  failed: { title: "We could not fetch the page", paste: "Paste Its HTML Instead" },
  seeReal: "Real figures: the audit above",
  simulatedBeside:
    "These figures are simulated: drawn at random in your browser, to show what a report looks like. The real ones are in the audit above.",
  fetched: {
    title: "How it was fetched",
    address: "Address",
    time: "Fetched",
    redirects: "Redirects",
    noRedirects: "None",
    robots: {
      label: "robots.txt",
      none: "There is none, so search engines may fetch everything",
      allows: "Lets search engines fetch the page",
      forbids: "Forbids search engines from fetching the page",
    },
    sitemap: {
      label: "Sitemap",
      named: "Names the page",
      missing: "Does not name the page",
      none: "There is none at the usual address, and robots.txt names none",
      unknown: "Could not be read in full, and the part that was does not name the page",
    },
    header: "X-Robots-Tag",
    link: "Link to this audit",
    linkText: "It fills in the address. Nothing is fetched before the button is pressed.",
  },
  ask: {
    action: "Ask Us About This",
    message: (address: string, score: number, faults: readonly string[]) =>
      [
        `I have audited ${address} with your SEO analyzer: ${score} of 100.`,
        ...(faults.length > 0 ? ["", "What it found first:", ...faults] : []),
        "",
        "What would you do about it?",
      ].join("\n"),
  },
  problems: {
    address: () => "This is not the address of a web page.",
    port: (port) => `Only pages on the usual ports are fetched, and ${port} is not one of them.`,
    credentials: () => "There is a name and a password in this address. Leave them out.",
    private: (host) => `${host} is not on the public internet, and only public pages are fetched.`,
    "no-host": (host) => `There is no website at ${host}. Check the spelling.`,
    refused: () => "Nothing answers at this address. The server may be down.",
    certificate: () => "The server’s certificate is not valid, and browsers warn about it too.",
    timeout: () => "The server took longer than ten seconds.",
    "too-large": () => "The page is larger than 2 MB.",
    redirects: () => "The address redirects again and again, or to nowhere.",
    robots: () => "The site’s robots.txt asks programs to leave this page alone, and we do.",
    login: (status) => `The page asks for a login, or lets no programs in (status ${status}).`,
    missing: (status) => `There is no page at this address (status ${status}).`,
    status: (status) => `The server could not deliver the page (${status}).`,
    "not-html": (type) => `This is a file${type && ` (${type})`}, not a web page.`,
    broken: () => "The server’s answer broke off or could not be read.",
    scripts: () =>
      "Without scripts this page is empty: that is what a search engine gets at first. Paste the page as your browser shows it.",
    consent: () =>
      "A question about cookies stands in place of the page. Answer it in your browser, then paste the page.",
    visitor: () =>
      "You have asked for many pages in a short time. Wait a minute, or paste the page’s HTML.",
    target: () => "This site has been asked for many pages just now. Wait a minute.",
    today: () => "Today’s limit of fetched pages has been reached. Paste the page’s HTML instead.",
    busy: () => "Many pages are being fetched at the moment. Try again in a few seconds.",
    failed: () => "Our server could not fetch the page. Try again later, or paste the page’s HTML.",
  },
} as const satisfies AddressWords;
