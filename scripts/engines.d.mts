/** The path of an installed Firefox. */
export function findFirefox(): string | undefined;

/** WebKitGTK's driver, its browser and the display server it needs. */
export function findWebKit(): { driver: string; display: string; browser: string } | undefined;

/** Installs Firefox and WebKit where it can, and says what is missing. */
export function ensureEngines(say: (line: string) => void): { names: string[]; missing: string[] };
