import { applicationForm } from "./application.ts";
import { contactForm } from "./contact.ts";
import { newsletterForm } from "./newsletter.ts";
import { quoteForm } from "./quote.ts";

const formList = [contactForm, applicationForm, quoteForm, newsletterForm] as const;

type AnyForm = (typeof formList)[number];

/** The name of a form. */
export type FormId = AnyForm["id"];

/** All forms of the site, for tests. A page imports only its own. */
export const forms = Object.fromEntries(formList.map((form) => [form.id, form])) as {
  readonly [Id in FormId]: Extract<AnyForm, { id: Id }>;
};
