import { createHash } from "node:crypto";
import { themeScript } from "@kolam/ui/theme";
import { photos } from "@site/words/photos";
import type { SiteConfig } from "../../config/site-config.ts";
import { storagePrefix } from "../../config/storage-prefix.ts";
import { mediaOf, type PageMedia } from "./page-media.ts";
import { tagSources } from "./tag-sources.ts";

/** The source expression by which a policy allows one inline block. */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/**
 * Where hCaptcha's script, frames, styles and requests come from, as its documentation lists them.
 */
const captchaHosts = ["https://hcaptcha.com", "https://*.hcaptcha.com"];

/** The style blocks of an HTML document, as a browser hashes them. */
export function styleBlocks(html: string): string[] {
  return [...html.matchAll(/<style(?:\s[^>]*)?>([\s\S]*?)<\/style>/g)].map(([, text = ""]) => text);
}

/** The inline scripts of an HTML document that a browser would run: no data blocks, no `src`. */
export function scriptBlocks(html: string): string[] {
  const blocks = html.matchAll(/<script(\s[^>]*)?>([\s\S]*?)<\/script>/g);
  return [...blocks].flatMap(([, attributes = "", text = ""]) => {
    const [, type = "module"] = /\stype="([^"]*)"/.exec(attributes) ?? [];
    const runs = type === "module" || /javascript/.test(type);
    return runs && !/\ssrc=/.test(attributes) ? [text] : [];
  });
}

/** Directives by their names. */
type Directives = Readonly<Record<string, readonly string[]>>;

const write = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");

/**
 * What no page widens: which scripts run, what they may make of text, and where forms and relative
 * addresses lead.
 */
function everyPage(config: SiteConfig): Directives {
  const captcha = config.captcha ? captchaHosts : [];
  const tag = tagSources(config.tag);
  return {
    "script-src": [
      "'self'",
      ...captcha,
      ...tag["script-src"],
      hashSource(themeScript(`${storagePrefix}:theme`)),
    ],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'", new URL(config.mail.endpoint).origin],
    "require-trusted-types-for": ["'script'"],
    // For the addresses of the workers and of the scripts of the captcha and the tag, see
    // src/browser/trusted-script.ts.
    "trusted-types": [
      "site",
      "site-code",
      ...(config.captcha ? ["site-captcha"] : []),
      ...tag["trusted-types"],
    ],
  };
}

/** The name under which headers say where a browser reports. */
export const reportGroup = "visitors";

/** Where a browser reports what the policy of the header refused: in the new way and in the old one. */
const reporting = ({ reports }: SiteConfig): Directives =>
  reports ? { "report-uri": [reports], "report-to": [reportGroup] } : {};

/**
 * The policy in the header of every answer: {@link everyPage}, and what a page cannot say. A page
 * has the whole policy in itself, and browsers apply both, so nothing stands here that a page
 * allows itself.
 */
export const headerPolicy = (config: SiteConfig): string =>
  write({ ...everyPage(config), "frame-ancestors": ["'none'"], ...reporting(config) });

/**
 * The policy of a page, which stands in it. Scripts and styles come from the site itself; the style
 * blocks and the one inline script are allowed by their hashes, frames and films where the page has
 * some. See docs/decisions/0020-one-table-for-all-hosts.md.
 */
export function pagePolicy(config: SiteConfig, styles: Iterable<string>, media: PageMedia): string {
  const mail = new URL(config.mail.endpoint);
  // Pages are usually fetched beside the mailbox.
  const asked = new Set(
    [mail.href, ...(config.audit ? [config.audit.endpoint] : [])].map(
      (address) => new URL(address).origin,
    ),
  );
  const photoHost = Object.keys(photos).length > 0 ? [config.photoHost] : [];
  const captcha = config.captcha ? captchaHosts : [];
  const tag = tagSources(config.tag);
  const frames = [...captcha, ...tag["frame-src"], ...media.frames];
  const blocks = [...new Set(styles)];
  const hashes = blocks.map(hashSource).sort();
  const fonts = blocks.some((block) => block.includes("url(data:font/")) ? ["data:"] : [];
  return write({
    "default-src": ["'none'"],
    ...everyPage(config),
    "style-src": ["'self'", ...captcha, ...hashes],
    "img-src": ["'self'", ...photoHost, ...tag["img-src"]],
    "font-src": ["'self'", ...fonts],
    "connect-src": ["'self'", ...asked, ...captcha, ...tag["connect-src"]],
    ...(frames.length > 0 ? { "frame-src": frames } : {}),
    ...(media.film ? { "media-src": ["'self'"] } : {}),
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    // A mailbox on this machine has no certificate, so an upgraded form would not reach it.
    ...(mail.protocol === "https:" ? { "upgrade-insecure-requests": [] } : {}),
  });
}

/** Before everything that a policy decides about. */
const start = '<meta charset="utf-8">';

/** A page with its policy in it, right after its encoding. */
export function withPolicy(html: string, config: SiteConfig): string {
  const policy = pagePolicy(config, styleBlocks(html), mediaOf(html));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace(start, () => start + meta);
}

/** The policy in a page; empty if it has none at its beginning. */
export function policyIn(html: string): string {
  const [, policy = ""] =
    /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
      html,
    ) ?? [];
  return policy;
}
