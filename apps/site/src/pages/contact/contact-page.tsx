import drawing from "virtual:drawing/page/contact";
import { offices } from "@kolam/content/model/company/offices";
import { contactForm } from "@kolam/content/model/forms/contact";
import { Motif } from "@kolam/ui/motif";
import { Section } from "@kolam/ui/section";
import { Stack } from "@kolam/ui/stack";
import { contact } from "@site/words/pages/contact";
import { WholeForm } from "../../forms/whole-form.tsx";
import { FigureBand } from "../../sections/figure-band.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { QuestionsSection } from "../../sections/questions-section.tsx";
import { ContactCards, OfficeCards } from "./contact-cards.tsx";
import styles from "./contact-page.module.css";

/** The contact page, with all contact details and the form. */
export function ContactPage() {
  const { hero, cards, form, offices: officesWords, reasons, faq } = contact;
  return (
    <>
      <PageHero
        words={hero}
        page="contact"
        variant="form"
        panel={
          <Stack as="section" gap={4} aria-labelledby="message-form">
            <h2 id="message-form" className={styles.title}>
              {form.title}
            </h2>
            <WholeForm form={contactForm} />
          </Stack>
        }
        aside={
          <Stack as="section" gap={4} aria-labelledby="ways">
            <h2 id="ways" className={styles.title}>
              {cards.title}
            </h2>
            <ContactCards />
          </Stack>
        }
        art={<Motif drawing={drawing} />}
      />
      {offices.length > 1 ? (
        <Section title={officesWords.title} lead={officesWords.lead} space="sm">
          <OfficeCards />
        </Section>
      ) : null}
      <FigureBand words={reasons} />
      <QuestionsSection words={faq} surface="alt" />
    </>
  );
}
