import { Section } from "@kolam/ui/section";
import {
  type QuotationProps,
  Quotation as SaidByOthers,
  textSections,
} from "../../sections/body/text-sections.tsx";
import { ClientTestimonial } from "../../sections/testimonials.tsx";
import { useCase } from "./case-context.ts";
import styles from "./case-sections.module.css";

function Artefact() {
  const { Artefact: Drawing } = useCase();
  return Drawing ? (
    <Section data-band surface="alt" space="sm">
      <Drawing />
    </Section>
  ) : null;
}

/** The figures in large, and in small print what each counts. */
function Figures() {
  return (
    <Section data-band surface="feature">
      <ul className={styles.figures}>
        {useCase().story.figures.map(({ value, label, counts }) => (
          <li key={label}>
            <p className={styles.value}>{value}</p>
            <p className={styles.label}>{label}</p>
            <p className={styles.counts}>{counts}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The client's testimonial in large; with a text, what somebody else said. */
function Quotation(props: QuotationProps) {
  const { testimonial, client } = useCase().story;
  if (props.children) return <SaidByOthers {...props} />;
  return testimonial ? (
    <Section data-band surface="action" className={styles.testimonial}>
      <ClientTestimonial words={{ ...testimonial, company: client }} look="lead" rated={false} />
    </Section>
  ) : null;
}

/** The sections of a case's text, by the name of their tag. */
export const caseSections = { ...textSections, Artefact, Figures, Quotation };
