/** The paragraphs and other parts of a long text, which can be laid out apart from each other. */
export const textParts = "[data-bands]>:first-child>*";

/** The parts of what is not seen at first, wherever it stands: closed, or below a long text. */
export const unseenParts = "[data-unseen]>*";
