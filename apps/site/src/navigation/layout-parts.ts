/** How many bands of a page's main content can be in the first screen: the hero and what follows. */
export const firstBands = 2;

/** The bands of a page that are below its first screen. */
export const bandsBelow = `main>:nth-child(n+${firstBands + 1})`;

/** What is not seen at first, wherever it stands: closed, or from the foot of the first screen on. */
export const unseenAtFirst = "[data-unseen]";

/**
 * What in a band of a page can be laid out apart from the rest: the paragraphs and other parts of a long text and
 * what follows it, and the entries of a list that begins at the foot of the first screen.
 */
export const bandParts = `[data-bands]>:first-child>*,[data-bands]>:first-child~*,${unseenAtFirst}>*>ul>li`;

/** What is neither laid out nor painted before its styles come. */
export const unseen = [bandsBelow, "#footer", `${unseenAtFirst}>*`] as const;

/**
 * What is only laid out near the window, even where what is around it is: sections of a long text, and a list
 * beside a field, since Chromium looks for forms to fill in and lays out all that waits together with one.
 */
export const apart = "[data-apart]";

/** What of it is shown in one go, however large: it may be on the screen already. */
export const apartWhole = "[data-apart=whole]";

/**
 * Attribute of a part whose styles are there, but whose turn has not come: see late-styles.ts. Empty for one
 * that keeps a place; {@link inside} for a part of such a part.
 */
export const held = "data-held";

/** Value of {@link held}. */
export const inside = "in";

/** Attribute of the root while our fonts are on their way, so that nothing asks for them by name. */
export const unnamed = "data-unnamed";
