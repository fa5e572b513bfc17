import drawing from "virtual:drawing/page/contact";
import { offices } from "@kolam/content/model/company/offices";
import { contactForm } from "@kolam/content/model/forms/contact";
import { FiguresBand } from "@kolam/ui/bands/figures";
import { ButtonLink } from "@kolam/ui/button-link";
import { Icon } from "@kolam/ui/icon";
import { Motif } from "@kolam/ui/motif";
import { Section } from "@kolam/ui/section";
import { Stack } from "@kolam/ui/stack";
import { company } from "@site/facts/company";
import { contact } from "@site/words/pages/contact";
import { WholeForm } from "../../forms/whole-form.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { QuestionsSection } from "../../sections/questions-section.tsx";
import { figuresWithHead } from "../../sections/section-head.tsx";
import { PhoneNumber } from "../../shell/phone-number.tsx";
import { ContactCards, OfficeCards } from "./contact-cards.tsx";
import styles from "./contact-page.module.css";

/** Calls us from the first screen of a phone, where the other ways are below the form. */
function Call() {
  const { phone } = company;
  return phone ? (
    <ButtonLink tone="outline" href={phone.href} className={styles.call}>
      <Icon name="phone" />
      <PhoneNumber {...phone} />
    </ButtonLink>
  ) : null;
}

/** The contact page, with all contact details and the form. */
export function ContactPage() {
  const { hero, cards, form, offices: officesWords, reasons, faq } = contact;
  return (
    <>
      <PageHero
        words={hero}
        page="contact"
        variant="form"
        actions={company.phone ? <Call /> : undefined}
        className={styles.hero}
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
      <FiguresBand {...figuresWithHead(reasons)} />
      <QuestionsSection words={faq} surface="alt" />
    </>
  );
}
