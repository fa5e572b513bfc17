import { promises } from "../claims.ts";

/** Wer eine Nachricht liest, und wann die Antwort kommt. */
export const replies = {
  contact: (email: string) =>
    `Wir antworten ${promises.read} an ${email}. Wenn Sie bis dahin nichts gehört haben, rufen Sie bitte an und nennen Sie das Zeichen.`,
} as const;
