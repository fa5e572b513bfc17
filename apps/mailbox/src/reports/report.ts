/** What happened to a visitor, and what the staff read of it. */
export const kinds = {
  script: "A script of the site failed",
  start: "The code of a page could not be loaded",
  recovery: "A page that something else had changed was rendered again",
  foreign: "A script that is not the site’s failed, such as an extension’s",
} as const;

/** The directives of a security policy that a page can breach. */
const directives = [
  ...["base-uri", "connect-src", "default-src", "font-src", "form-action", "frame-ancestors"],
  ...["frame-src", "img-src", "manifest-src", "media-src", "object-src"],
  ...["require-trusted-types-for", "script-src", "script-src-attr", "script-src-elem"],
  ...["style-src", "style-src-attr", "style-src-elem", "trusted-types", "worker-src"],
];

/** An error in a visitor's browser, without anything that identifies the visitor. */
export interface Met {
  /** The path of the page. */
  readonly page: string;
  /** One of {@link kinds}, or `policy` and a directive. */
  readonly kind: string;
}

/** What the staff read of a kind. */
export const kindName = (kind: string): string =>
  kind.startsWith("policy ")
    ? `The security policy refused something (${kind.slice("policy ".length)})`
    : (kinds[kind as keyof typeof kinds] ?? kind);

/** Paths of the site; anything else might contain a visitor's input. */
const plainPath = /^(?:\/[\p{L}\p{N}\p{M}._~-]{1,60}){0,6}\/?(?<=.)$/u;

/** The path of an address, without what follows it. */
function pageOf(address: unknown): string {
  const url = URL.parse(String(address), "https://site.invalid");
  let path = "";
  try {
    path = decodeURI(url?.pathname ?? "");
  } catch {}
  return plainPath.test(path) && path.length <= 120 ? path : "another address";
}

const isExtension = (address: unknown): boolean =>
  /^(?:[a-z]+-)*extension\b|^(?:user-script|about):?/.test(String(address));

function breach(page: unknown, directive: unknown, blocked: unknown, source: unknown): Met[] {
  const [name = ""] = String(directive).split(" ");
  if (!directives.includes(name) || isExtension(blocked) || isExtension(source)) return [];
  return [{ page: pageOf(page), kind: `policy ${name}` }];
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Most reports that are read of one request. */
const mostAtOnce = 5;

/**
 * What a request reports: the site's own words, or a browser's report of a breach of the policy in
 * its new form or its old one. Nothing of what it cannot use.
 */
export function readReports(value: unknown): Met[] {
  if (Array.isArray(value)) {
    return value.slice(0, mostAtOnce).flatMap((report) => {
      const body = isFields(report) && report.type === "csp-violation" ? report.body : undefined;
      if (!isFields(body)) return [];
      return breach(body.documentURL, body.effectiveDirective, body.blockedURL, body.sourceFile);
    });
  }
  if (!isFields(value)) return [];
  const old = value["csp-report"];
  if (isFields(old)) {
    const directive = old["effective-directive"] ?? old["violated-directive"];
    return breach(old["document-uri"], directive, old["blocked-uri"], old["source-file"]);
  }
  const { page, kind, directive } = value;
  if (kind === "policy") return breach(page, directive, value.blocked, undefined);
  return typeof kind === "string" && Object.hasOwn(kinds, kind)
    ? [{ page: pageOf(page), kind }]
    : [];
}

/** Browsers by what they call themselves, those first that also call themselves others. */
const browsers = [
  ["a robot", /bot\b|crawl|spider|headless|lighthouse/i],
  ["Edge", /\bEdgA?(?:iOS)?\/(\d{1,3})/],
  ["Opera", /\bOPR\/(\d{1,3})/],
  ["Samsung Internet", /\bSamsungBrowser\/(\d{1,3})/],
  ["Firefox", /\b(?:Firefox|FxiOS)\/(\d{1,3})/],
  ["an app on Android", /; wv\)/],
  ["Chrome", /\b(?:Chrome|CriOS)\/(\d{1,3})/],
  ["Safari", /\bVersion\/(\d{1,2}).*Safari\//],
  ["an app on iOS", /\b(?:iPhone|iPad)\b.*AppleWebKit/],
] as const;

/** A browser and its version, from the header with its name. */
export function browserOf(agent = ""): string {
  for (const [name, pattern] of browsers) {
    const found = pattern.exec(agent.slice(0, 500));
    if (found) return [name, found[1]].filter(Boolean).join(" ");
  }
  return "another browser";
}
