import { Prose } from "@kolam/ui/prose";
import { Section } from "@kolam/ui/section";
import { Children, type ReactNode } from "react";
import { DrawnHere } from "../../drawings/drawn-here.tsx";
import { NamedDrawing } from "../../drawings/named-drawing.tsx";
import { textOf } from "../../sections/body/text-of.ts";
import {
  type QuotationProps,
  Quotation as SaidByOthers,
  textSections,
} from "../../sections/body/text-sections.tsx";
import { ClientTestimonial } from "../../sections/testimonials.tsx";
import { useCase } from "./case-context.ts";
import styles from "./case-sections.module.css";

interface DrawingProps {
  name?: string;
  caption?: string;
}

/** What was made; where the page begins with it, the rest. With a name, another drawing. */
function Drawing({ name, caption }: DrawingProps) {
  const { Drawing, drawings, caseStudy } = useCase();
  if (name) return <NamedDrawing Drawing={drawings?.[name]} caption={caption} />;
  return Drawing ? (
    <Section data-band data-shows={caseStudy.picture ? undefined : "rest"} surface="alt" space="sm">
      <DrawnHere>
        <Drawing />
      </DrawnHere>
    </Section>
  ) : null;
}

/**
 * Large figures with what each counts, and the text. The figure at the top of the page becomes text
 * here, if two others are left.
 */
function Figures({ children }: { children?: ReactNode }) {
  const [heading, ...text] = Children.toArray(children);
  const { figure, figures } = useCase().caseStudy;
  const [first, ...others] = figures;
  const again = others.length > 1 && first?.value === figure.value ? first : undefined;
  return (
    <Section data-band surface="feature" title={textOf(heading)} className={styles.chapter}>
      <ul className={styles.figures}>
        {(again ? others : figures).map(({ value, label, counts }) => (
          <li key={label}>
            <p className={styles.value}>{value}</p>
            <p className={styles.label}>{label}</p>
            <p className={styles.counts}>{counts}</p>
          </li>
        ))}
      </ul>
      <Prose className={styles.text}>
        {again ? <p>{`${again.value} ${again.label}. ${again.counts}`}</p> : null}
        {text}
      </Prose>
    </Section>
  );
}

/** The client's testimonial, set large; with a text, what somebody else said. */
function Quotation(props: QuotationProps) {
  const { testimonial, client, language } = useCase().caseStudy;
  if (props.children) return <SaidByOthers {...props} />;
  return testimonial ? (
    <Section data-band surface="action" className={styles.testimonial}>
      <ClientTestimonial
        words={{ ...(language ? { language } : {}), ...testimonial, company: client }}
        variant="lead"
        rated={false}
      />
    </Section>
  ) : null;
}

/** The sections of a case's text, by the name of their tag. */
export const caseSections = { ...textSections, Drawing, Figures, Quotation };
