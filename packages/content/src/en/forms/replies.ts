import { offices } from "@kolam/content/model/company/offices";
import { company } from "@site/facts/company";
import { promises } from "../claims.ts";

const answered = [promises.read, offices[0].hours.days].filter(Boolean).join(", ");

/** Who reads what was sent, and when visitors hear of it. */
export const replies = {
  contact: (email: string) =>
    `A project manager will read it and reply to ${email} ${answered}. If you have heard nothing by then, ${company.phone ? "call us" : "write again"} and give the reference.`,
} as const;
