import { newsletter } from "@kolam/content/forms/newsletter";
import { Section } from "@kolam/ui/section";
import { NewsletterFields } from "./newsletter-fields.tsx";

/** The newsletter section at the end of the blog's list and of every article. */
export function NewsletterForm() {
  return (
    <Section heading={newsletter.title} lead={newsletter.lead} space="sm" layout="aside">
      <NewsletterFields />
    </Section>
  );
}
