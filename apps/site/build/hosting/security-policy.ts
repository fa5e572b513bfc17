import { createHash } from "node:crypto";
import { photos } from "@kolam/content/photos";
import type { SiteConfig } from "../../config/site-config.ts";
import { themeScript } from "../../src/theme/theme-script.ts";
import type { PageMedia } from "../prerender/page-media.ts";
import { tagSources } from "./tag-sources.ts";

/** The source expression by which a policy allows one inline block. */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** Where hCaptcha's script, frames, styles and requests come from, as its documentation lists them. */
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

/**
 * The policy of a page that contains `styles`. Scripts and styles come from the site itself; the style blocks
 * and the one inline script are allowed by their hashes, frames and films where the page has some. See docs/decisions/0020-one-table-for-all-hosts.md.
 */
export function contentSecurityPolicy(
  config: SiteConfig,
  styles: Iterable<string>,
  media: PageMedia = { frames: [], film: false },
): string {
  const mail = new URL(config.mail.endpoint);
  const photoHost = Object.keys(photos).length > 0 ? [config.photoHost] : [];
  const captcha = config.captcha ? captchaHosts : [];
  const tag = tagSources(config.tag);
  const frames = [...captcha, ...tag["frame-src"], ...media.frames];
  const hashes = [...new Set(styles)].map(hashSource).sort();
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...captcha, ...tag["script-src"], hashSource(themeScript)],
    "style-src": ["'self'", ...captcha, ...hashes],
    "img-src": ["'self'", ...photoHost, ...tag["img-src"]],
    "font-src": ["'self'"],
    "connect-src": ["'self'", mail.origin, ...captcha, ...tag["connect-src"]],
    ...(frames.length > 0 ? { "frame-src": frames } : {}),
    ...(media.film ? { "media-src": ["'self'"] } : {}),
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "form-action": ["'self'", mail.origin],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    // For the addresses of the analyzer's worker and of the scripts of the captcha and the tag, see
    // src/browser/trusted-script.ts.
    "trusted-types": ["site", ...(config.captcha ? ["site-captcha"] : []), ...tag["trusted-types"]],
    // A mailbox on this machine has no certificate, so an upgraded form would not reach it.
    ...(mail.protocol === "https:" ? { "upgrade-insecure-requests": [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
}

/**
 * What the policies of all pages have in common: everything but the styles. Safe to send for every path, even
 * by a host that sends it in addition to a page's own policy.
 */
export function commonPolicy(config: SiteConfig): string {
  const directives = contentSecurityPolicy(config, [])
    .split("; ")
    .filter((directive) => !/^(?:default|style)-src /.test(directive));
  // `default-src` would forbid styles; without it, the other directives it stood for are written out.
  const missing = ["frame-src", "media-src"].filter(
    (name) => !directives.some((directive) => directive.startsWith(`${name} `)),
  );
  return [...missing.map((name) => `${name} 'none'`), ...directives].join("; ");
}
