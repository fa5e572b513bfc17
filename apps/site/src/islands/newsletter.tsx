import { NewsletterFields } from "../sections/newsletter-form/newsletter-fields.tsx";

/** The form. */
export const render = () => <NewsletterFields />;
