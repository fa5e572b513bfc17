import { mailboxOf } from "@kolam/content/model/company/company-details";
import { company } from "./company.ts";

export const mailboxes = {
  hello: mailboxOf(`hello@${company.domain}`),
  careers: mailboxOf(`jobs@${company.domain}`),
  privacy: mailboxOf(`privacy@${company.domain}`),
} as const;
