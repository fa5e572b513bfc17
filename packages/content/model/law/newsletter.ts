import { law } from "@site/facts/law";
import { spelled } from "../company/company-details.ts";
import type { NewsletterService } from "./law-facts.ts";

/** Whether the company's own mailbox asks each address for a confirmation. */
export const confirmsNewsletter = law.newsletter === "mailbox";

/** The service with a confirmation of its own that has the newsletter's list, if one has it. */
export const newsletterService: NewsletterService | undefined =
  typeof law.newsletter === "object"
    ? { ...law.newsletter, name: spelled(law.newsletter.name) }
    : undefined;
