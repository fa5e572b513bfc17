import { company } from "@site/facts/company";
import { promises } from "@site/words/claims";

export const replies = {
  contact: (email: string) =>
    `Wir antworten an ${email}, ${promises.read}. Haben Sie bis dahin nichts gehört, ${company.phone ? "rufen Sie uns an" : "schreiben Sie noch einmal"} und nennen Sie das Zeichen.`,
} as const;
