import { mailboxOf } from "@kolam/content/model/company/company-details";
import { company } from "./company.ts";

/** The agency's e-mail addresses by purpose. The forms send to them, and the pages show them. */
export const mailboxes = {
  hello: mailboxOf(`hello@${company.domain}`),
  careers: mailboxOf(`careers@${company.domain}`),
  privacy: mailboxOf(`privacy@${company.domain}`),
} as const;
