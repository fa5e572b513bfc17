import { forms as first } from "../../en/forms/forms.ts";
import { has } from "../../facts/parts.ts";
import { pageIds } from "../../facts/paths.ts";
import type { Form } from "../../shapes/form.ts";
import { contactForm } from "./contact.ts";
import { newsletterForm } from "./newsletter.ts";
import { quoteForm } from "./quote.ts";

export type { FormId } from "../../en/forms/forms.ts";

export const forms = {
  ...first,
  contact: contactForm,
  quote: quoteForm,
  newsletter: newsletterForm,
} as const;

export const shownForms: readonly Form[] = Object.values<Form>(forms).filter(
  ({ id, page }) => pageIds.includes(page) && has(id),
);
