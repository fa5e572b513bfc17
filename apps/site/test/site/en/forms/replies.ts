import { offices } from "@kolam/content/model/company/offices";
import { promises } from "../claims.ts";

/** Who reads what was sent, and when visitors hear of it. */
export const replies = {
  contact: (email: string) =>
    `Someone reads it and answers to ${email} ${promises.read}, ${offices[0].hours.days}.`,
} as const;
