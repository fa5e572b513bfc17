import { createHash } from "node:crypto";
import type { SiteConfig } from "../config/site-config.ts";

/** The source expression by which a policy allows one inline block. */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

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
  const hashes = [...new Set(styles)].map(hashSource).sort();
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "style-src": ["'self'", ...hashes],
    "img-src": ["'self'", config.photoHost],
    "font-src": ["'self'"],
    "connect-src": ["'self'", mail.origin],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "form-action": ["'self'", mail.origin],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    // The one policy makes addresses of our own workers; see src/theme/trusted-script-url.ts.
    "trusted-types": ["kolam"],
    // A mailbox on this machine has no certificate, and an upgraded form would not reach it.
    ...(mail.protocol === "https:" ? { "upgrade-insecure-requests": [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
}
