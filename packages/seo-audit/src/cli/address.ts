/** Whether an input is the address of a page. */
export const isAddress = (input: string): boolean => /^https?:/i.test(input);
