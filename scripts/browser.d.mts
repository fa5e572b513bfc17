/** Arguments of every test browser. */
export const browserArgs: string[];

/** Arguments of a browser for measurements: it keeps a process ready for the next page. */
export const measuringArgs: string[];

/** The path of an installed Chromium. */
export function findBrowser(): Promise<string | undefined>;

/** The path of a Chromium, installed if necessary. */
export function ensureBrowser(say: (line: string) => void): Promise<string>;
