import { applicationForm } from "@kolam/content/model/forms/application";
import { contactForm } from "@kolam/content/model/forms/contact";
import { quoteForm } from "@kolam/content/model/forms/quote";
import { hasFeature } from "@kolam/content/model/pages/features";
import { pageIds } from "@kolam/content/model/pages/paths";
import type { Form } from "@kolam/content/model/types/form";
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
  ({ id, page }) => pageIds.includes(page) && hasFeature(id),
);
