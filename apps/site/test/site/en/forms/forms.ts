import { applicationForm } from "@kolam/content/model/forms/application";
import { contactForm } from "@kolam/content/model/forms/contact";
import { quoteForm } from "@kolam/content/model/forms/quote";
import { hasFeature } from "@kolam/content/model/pages/features";
import { pageIds } from "@kolam/content/model/pages/paths";
import type { Form } from "@kolam/content/model/types/form";
import { newsletterForm } from "./newsletter.ts";

/** Forms by their names, which they have themselves too. */
function byId<const Of extends { readonly [Id in keyof Of]: { readonly id: Id } }>(all: Of): Of {
  return all;
}

/** All forms of the site, for tests. A page imports only its own. */
export const forms = byId({
  contact: contactForm,
  application: applicationForm,
  quote: quoteForm,
  newsletter: newsletterForm,
});

/** The forms that the site shows. */
export const shownForms: readonly Form[] = Object.values<Form>(forms).filter(
  ({ id, page }) => pageIds.includes(page) && hasFeature(id),
);

/** The name of a form. */
export type FormId = keyof typeof forms;
