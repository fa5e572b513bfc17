import { DrawnHere } from "../../drawings/drawn-here.tsx";
import { NamedDrawing } from "../../drawings/named-drawing.tsx";
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
    <figure data-shows={caseStudy.picture ? undefined : "rest"}>
      <DrawnHere>
        <Drawing />
      </DrawnHere>
    </figure>
  ) : null;
}

/** The client's testimonial, set large; with a text, what somebody else said. */
function Quotation(props: QuotationProps) {
  const { testimonial, client, language } = useCase().caseStudy;
  if (props.children) return <SaidByOthers {...props} />;
  return testimonial ? (
    <div data-wide="" className={styles.testimonial}>
      <ClientTestimonial
        words={{ ...(language ? { language } : {}), ...testimonial, company: client }}
        variant="lead"
        rated={false}
      />
    </div>
  ) : null;
}

/** The sections of a case's text, by the name of their tag. */
export const caseSections = { ...textSections, Drawing, Quotation };
