const rightToLeft = /^(?:Arab|Hebr|Syrc|Thaa|Nkoo|Adlm|Rohg)$/;

/** The text direction of a language. */
export const directionOf = (tag: string): "ltr" | "rtl" =>
  rightToLeft.test(new Intl.Locale(tag).maximize().script ?? "") ? "rtl" : "ltr";
