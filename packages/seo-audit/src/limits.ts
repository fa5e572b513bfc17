/** Thresholds of the checks, also for charts that show a figure beside its good range. */

/** Characters. */
export const TITLE_LENGTH = { min: 30, max: 60 } as const;

/** Characters. */
export const DESCRIPTION_LENGTH = { min: 120, max: 160 } as const;

/** Pixels of Arial at 20 px on a desktop result (Screaming Frog cuts at 561 to 580). */
export const TITLE_MAX_WIDTH = 580;

/** Pixels of Arial at 14 px over both lines of a desktop result, which cuts at 920 to 990. */
export const DESCRIPTION_MAX_WIDTH = 920;

/** Words in the main content (Yoast's minimum for ordinary pages). */
export const MIN_WORDS = 300;

/**
 * Characters of Chinese, Japanese, Korean or Thai that say as much as a word (Yoast asks for 600
 * where it asks for 300 words).
 */
export const CHARACTERS_PER_WORD = 2;

/** Flesch reading ease; from 50 up text is "fairly difficult" or easier. */
export const MIN_READING_EASE = 50;

/** Percent of all words; in ordinary prose few significant words exceed 3. */
export const MAX_KEYWORD_DENSITY = 5;

/** Elements in `body` (Lighthouse's threshold for a warning). */
export const MAX_ELEMENTS = 800;

/** Bytes of HTML. The median page has about 30 KB. */
export const MAX_HTML_SIZE = 512 * 1024;

/** The most that a page scores which asks search engines not to show it. */
export const HIDDEN_SCORE = 30;

/** The most that a page scores in whose HTML there is next to nothing to read. */
export const EMPTY_SCORE = 50;
