import type { FormName } from "../drafts/form-values.ts";
import { applicationForm } from "./application-form.ts";
import { contactForm } from "./contact-form.ts";
import type { MailForm } from "./forms.ts";
import { newsletterForm } from "./newsletter-form.ts";
import { quoteForm } from "./quote-form.ts";

/** All forms by name, for tests. A page imports only its own form. */
export const mailForms: { readonly [Name in FormName]: MailForm<Name> } = {
  contact: contactForm,
  application: applicationForm,
  quote: quoteForm,
  newsletter: newsletterForm,
};
