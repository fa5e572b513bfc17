/** An nginx that can send the compressed files the build wrote, or why there is none. */
export function findNginx(): { path: string; brotli: string; types: string } | { missing: string };

/** The path of such an nginx, installing one if need be; `undefined`, having said so, when there is none. */
export function ensureNginx(say: (line: string) => void): string | undefined;
