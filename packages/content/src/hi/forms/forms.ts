import { has } from "@kolam/content/model/pages/parts";
import { pageIds } from "@kolam/content/model/pages/paths";
import type { Form } from "@kolam/content/model/shapes/form";
import { applicationForm } from "#texts/forms/application.ts";
import { contactForm } from "#texts/forms/contact.ts";
import { quoteForm } from "#texts/forms/quote.ts";
import type { FormId } from "../../en/forms/forms.ts";
import { newsletterForm } from "./newsletter.ts";

export type { FormId };

export const forms = {
  contact: contactForm,
  application: applicationForm,
  quote: quoteForm,
  newsletter: newsletterForm,
} as const satisfies Record<FormId, Form>;

export const shownForms: readonly Form[] = Object.values<Form>(forms).filter(
  ({ id, page }) => pageIds.includes(page) && has(id),
);
