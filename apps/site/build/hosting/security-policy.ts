import { createHash } from "node:crypto";
import type { SiteConfig } from "../../config/site-config.ts";

/** The source expression by which a policy allows one inline block. */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** Where hCaptcha's script, frames, styles and requests come from, as its documentation lists them. */
const captchaHosts = ["https://hcaptcha.com", "https://*.hcaptcha.com"];

/** The style blocks of an HTML document, as the policy hashes them. */
export function styleBlocks(html: string): string[] {
  return [...html.matchAll(/<style(?:\s[^>]*)?>([\s\S]*?)<\/style>/g)].map(
    (block) => block[1] ?? "",
  );
}

/**
 * The policy of pages that contain `styles`: scripts and styles from the site itself only, no inline
 * script. The style blocks that the build writes into a page are named by hash; see
 * docs/decisions/0003-styles-in-the-page.md and 0020-one-table-for-all-hosts.md.
 */
export function contentSecurityPolicy(config: SiteConfig, styles: Iterable<string>): string {
  const mail = new URL(config.mail.endpoint);
  const captcha = config.captcha ? captchaHosts : [];
  const hashes = [...new Set(styles)].map(hashSource).sort();
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...captcha],
    "style-src": ["'self'", ...captcha, ...hashes],
    "img-src": ["'self'", config.photoHost],
    "font-src": ["'self'"],
    "connect-src": ["'self'", mail.origin, ...captcha],
    ...(config.captcha ? { "frame-src": captcha } : {}),
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "form-action": ["'self'", mail.origin],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    // The one policy makes addresses of our own workers, see src/theme/trusted-script-url.ts; the other
    // makes the address of the captcha's script, see src/forms/captcha/hcaptcha.ts.
    "trusted-types": ["kolam", ...(config.captcha ? ["kolam-captcha"] : [])],
    // A mailbox on this machine has no certificate, and an upgraded form would not reach it.
    ...(mail.protocol === "https:" ? { "upgrade-insecure-requests": [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
}

/**
 * What the policies of all pages say alike: everything but their styles. It can be said about every
 * path, also on a host where it then holds besides a page's own.
 */
export function commonPolicy(config: SiteConfig): string {
  const directives = contentSecurityPolicy(config, [])
    .split("; ")
    .filter((directive) => !/^(?:default|style)-src /.test(directive));
  const unnamed = ["frame-src", "media-src"].filter(
    (name) => !directives.some((directive) => directive.startsWith(`${name} `)),
  );
  // Without `default-src`, which would forbid styles, the kinds it stood for are named.
  return [...unnamed.map((name) => `${name} 'none'`), ...directives].join("; ");
}
