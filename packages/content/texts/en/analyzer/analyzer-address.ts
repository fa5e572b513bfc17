import type { AddressWords } from "@kolam/content/model/analyzer/address-words";

/** The words of the audit of an address, where the owner has switched it on. */
export const addressWords = {
  note: "A real audit and a simulated report",
  intro:
    "The page is really fetched and audited, too. Its address goes to our server, which keeps the answer for ten minutes and writes nothing down.",
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
      forbids: "Forbids search engines to fetch the page",
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
    address: () => "This is no address of a web page.",
    port: (port) =>
      `Port ${port} is not where websites are: only pages on the usual ports are fetched.`,
    credentials: () => "There is a name and a password in this address. Leave them out.",
    private: (host) => `${host} is not on the public internet, and only public pages are fetched.`,
    "no-host": (host) => `There is no website ${host}. Is it spelled correctly?`,
    refused: () => "Nothing answers at this address: the server may be down.",
    certificate: () => "The server’s certificate is not in order, so that browsers warn of it too.",
    timeout: () => "The server took longer than ten seconds.",
    "too-large": () => "The page is larger than 2 MB.",
    redirects: () => "The address redirects again and again, or to nowhere.",
    robots: () => "The site’s robots.txt asks programs to leave this page alone, and we do.",
    login: (status) => `The page asks for a login, or lets no programs in (status ${status}).`,
    missing: (status) => `There is no page at this address (status ${status}).`,
    status: (status) => `The server could not deliver the page (${status}).`,
    "not-html": (type) => `This is no web page but a file${type && ` (${type})`}.`,
    broken: () => "The server’s answer broke off or could not be read.",
    scripts: () =>
      "Without scripts this page is empty: that is what a search engine gets at first. Paste the page as your browser shows it.",
    consent: () =>
      "A question about cookies stands in place of the page. Paste the page as it is after your answer.",
    visitor: () => "You have had many pages fetched. Wait a minute, or paste the page’s HTML.",
    target: () => "This site has been asked for many pages just now. Wait a minute.",
    today: () => "As many pages have been fetched as are in a day. Paste the page’s HTML.",
    busy: () => "Many pages are being fetched at the moment. Try again in a few seconds.",
    failed: () => "Our server could not fetch the page. Try again later, or paste the page’s HTML.",
  },
} as const satisfies AddressWords;
