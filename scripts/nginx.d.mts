/** An nginx that can send Brotli files, or why there is none. */
export function findNginx(): { path: string; brotli: string; types: string } | { missing: string };

/** The path of such an nginx, installed if necessary; `undefined`, with a message, otherwise. */
export function ensureNginx(say: (line: string) => void): string | undefined;
