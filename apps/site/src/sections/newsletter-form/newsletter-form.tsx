import { newsletter } from "@kolam/content/forms/newsletter";
import { Section, type SectionProps } from "@kolam/ui/section";
import { NewsletterFields } from "./newsletter-fields.tsx";

interface NewsletterFormProps {
  /** Level of the heading; 2 unless given. */
  headingLevel?: 2 | 3 | 4;
  /** The band's colour; `alt` unless given. */
  surface?: SectionProps["surface"];
}

/** The band with which blog and articles end: one address, one letter a month. */
export function NewsletterForm({ headingLevel = 2, surface = "alt" }: NewsletterFormProps) {
  return (
    <Section
      heading={newsletter.title}
      lead={newsletter.lead}
      headingLevel={headingLevel}
      surface={surface}
      space="sm"
      layout="aside"
    >
      <NewsletterFields />
    </Section>
  );
}
