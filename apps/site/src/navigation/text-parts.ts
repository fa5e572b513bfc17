/** The paragraphs and other parts of a long text, which can be laid out apart from each other. */
export const textParts = "[data-bands]>:first-child>*";
