import { company } from "@site/facts/company";
import { promises } from "@site/words/claims";

/** Who reads what was sent, and when visitors hear of it. */
export const replies = {
  contact: (email: string) =>
    `We will reply to ${email} ${promises.read}. If you have heard nothing by then, ${company.phone ? "call us" : "write again"} and give the reference.`,
} as const;
