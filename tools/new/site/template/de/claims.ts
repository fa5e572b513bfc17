/**
 * Was Sie an Zeit versprechen. Die Seiten setzen es in ihre Sätze ein, sodass jedes Versprechen an
 * einer Stelle steht.
 */
export const promises = {
  /** Wann ein Mensch liest und beantwortet, was gesendet wurde. */
  read: "innerhalb von zwei Arbeitstagen", // [Replace] Nur, was Sie halten können.
  /** Dasselbe für eine Bewerbung. */
  applicationReply: "innerhalb von zwei Wochen", // [Replace] Nur, was Sie halten können.
  /** Wann ein Angebot kommt. */
  quote: "innerhalb einer Woche", // [Replace] Nur, was Sie halten können.
} as const;
