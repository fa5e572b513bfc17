const KB = 1024;

/**
 * What a page, a file or the whole site may weigh: about twice what the sample weighs, so that only
 * an accident is refused, such as a picture inside a page or a library in every script. Change them
 * as you like. Bytes; HTML and scripts with gzip.
 */
export const limits = {
  html: 80 * KB,
  css: 160 * KB,
  "script before the first interaction": 4 * KB,
  "script after hydration": 340 * KB,
  fonts: 84 * KB,
  /** The letters of a script such as Devanagari, with all their joined forms. */
  "fonts of another script": 200 * KB,
  "social card": 80 * KB,
} as const;
