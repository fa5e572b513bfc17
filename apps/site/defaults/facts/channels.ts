import { mailboxOf } from "@kolam/content/model/company/company-details";
import { company } from "@site/facts/company";

/** The e-mail addresses by purpose, at the company's domain. The forms send to the first two. */
export const mailboxes = {
  hello: mailboxOf(`hello@${company.domain}`),
  careers: mailboxOf(`careers@${company.domain}`),
  privacy: mailboxOf(`privacy@${company.domain}`),
} as const;
