import { createHash } from "node:crypto";
import type { SiteConfig } from "../config/site-config.ts";

/** The source expression by which a policy allows one inline block. */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/**
 * The policy of every page: scripts and styles from the site itself only, no inline script. The style
 * blocks that the build writes into the pages are named by hash; see
 * docs/decisions/0003-styles-in-the-page.md.
 */
export function contentSecurityPolicy(config: SiteConfig, styles: Iterable<string>): string {
  const mail = new URL(config.mail.endpoint).origin;
  const hashes = [...new Set(styles)].map(hashSource).sort();
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "style-src": ["'self'", ...hashes],
    "img-src": ["'self'", config.photoHost],
    "font-src": ["'self'"],
    "connect-src": ["'self'", mail],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "form-action": ["'self'", mail],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    // The one policy makes addresses of our own workers; see src/theme/trusted-script-url.ts.
    "trusted-types": ["kolam"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
}
