/** How many bands of a page's main content can be in the first screen: the hero and what follows. */
export const firstBands = 2;

/** The bands of a page that are below its first screen. */
export const bandsBelow = `main>:nth-child(n+${firstBands + 1})`;

/** The paragraphs and other parts of a long text, which can be laid out apart from each other. */
export const textParts = "[data-bands]>:first-child>*";

/** The parts of what is not seen at first, wherever it stands: closed, or below a long text. */
const unseenParts = "[data-unseen]>*";

/** What is neither laid out nor painted before its styles come. */
export const unseen = [bandsBelow, "#footer", unseenParts] as const;

/** Attribute of a part whose styles are there, but whose turn has not come: see late-styles.ts. */
export const held = "data-held";
