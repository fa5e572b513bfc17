/** Arguments every test browser starts with. */
export const browserArgs: string[];

/** Arguments of a browser that measures: it keeps a process for the next page, as visitors' browsers do. */
export const measuringArgs: string[];

/** The path of a Chromium that is there. */
export function findBrowser(): Promise<string | undefined>;

/** The path of a Chromium, installing one if need be. */
export function ensureBrowser(say: (line: string) => void): Promise<string>;
