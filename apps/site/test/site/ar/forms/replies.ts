import { offices } from "@kolam/content/model/company/offices";
import { promises } from "../claims.ts";

export const replies = {
  contact: (email: string) =>
    `يقرؤها إنسان ويرد على ${email} ${promises.read}، ${offices[0].hours.days}.`,
} as const;
