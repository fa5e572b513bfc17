import drawing from "virtual:kolam/quote";
import { contact } from "@kolam/content/pages/contact";
import { Section } from "@kolam/ui/section";
import { DrawnHero } from "../../sections/drawn-hero.tsx";
import { Figures } from "../../sections/figures.tsx";
import { QuestionsSection } from "../../sections/questions-section.tsx";
import { ContactCards } from "./contact-cards.tsx";
import { ContactForm } from "./contact-form.tsx";
import styles from "./contact-page.module.css";

/** The contact page, with all contact details and the form. */
export function ContactPage() {
  const { hero, cards, form, reasons, faq } = contact;
  return (
    <>
      <DrawnHero words={hero} page="contact" drawing={drawing} className={styles.hero} />
      <Section heading={cards.title} lead={cards.lead} surface="feature" layout="aside">
        <ContactCards items={cards.items} />
      </Section>
      <Section heading={form.title} lead={form.lead} layout="aside">
        <ContactForm />
      </Section>
      <Section heading={reasons.title} lead={reasons.lead} surface="action" space="sm">
        <Figures figures={reasons.figures} tone="band" />
      </Section>
      <QuestionsSection words={faq} surface="alt" />
    </>
  );
}
