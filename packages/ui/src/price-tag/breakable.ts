/** A space that keeps a currency and its figure on one line, as formats of numbers have it. */
const besideCurrency =
  /(?<=[\p{L}\p{Sc}])[\u00a0\u202f](?=\d)|(?<=\d)[\u00a0\u202f](?=[\p{L}\p{Sc}])/gu;

/**
 * An amount that breaks beside its currency where a line is too narrow for it, instead of in its
 * figure.
 */
export const breakable = (amount: string): string => amount.replace(besideCurrency, " ");
