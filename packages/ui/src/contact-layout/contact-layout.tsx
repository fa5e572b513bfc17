import { type ReactNode, useId } from "react";
import { type ContactDetail, ContactDetails } from "../contact-details/contact-details.tsx";
import type { VariantsOf } from "../definition/definition.ts";
import { classList } from "../element/class-list.ts";
import type { RootProps } from "../element/root-props.ts";
import display from "../section/display-title.module.css";
import section from "../section/section.module.css";
import { Section } from "../section/section.tsx";
import type { contactLayoutDefinition } from "./contact-layout.definition.ts";
import styles from "./contact-layout.module.css";

export interface ContactLayoutProps
  extends VariantsOf<typeof contactLayoutDefinition>,
    RootProps<"section", "title"> {
  /** Heading and accessible name of the section. */
  readonly title: ReactNode;
  /** The paragraph below the title. */
  readonly lead?: ReactNode;
  /**
   * Level of the title, its size does not depend on it. The titles of details and form are one
   * level below.
   */
  readonly headingLevel?: 2 | 3 | 4 | 5 | undefined;
  /** Ways to reach you: below the title, or on a phone below the form. */
  readonly details?: readonly ContactDetail[] | undefined;
  /** Content below the details, e.g. a map. */
  readonly extra?: ReactNode;
  /** Heading of the form. */
  readonly formTitle?: ReactNode;
  /** The form, with any fields. */
  readonly children: ReactNode;
}

/** A section with a form, and beside it the other ways to reach you. */
export function ContactLayout({
  title,
  lead,
  headingLevel = 2,
  details,
  extra,
  formTitle,
  surface = "plain",
  children,
  ...rest
}: ContactLayoutProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const below = (headingLevel + 1) as 3 | 4 | 5 | 6;
  const Subheading = `h${below}` as const;
  return (
    <Section aria-labelledby={id} {...rest} surface={surface}>
      <div className={styles.grid}>
        <div className={styles.words}>
          <Heading id={id} className={section.heading}>
            {title}
          </Heading>
          {lead ? <p className={classList(display.lead, section.lead)}>{lead}</p> : null}
        </div>
        <div className={styles.panel}>
          {formTitle ? <Subheading className={styles.title}>{formTitle}</Subheading> : null}
          {children}
        </div>
        {details || extra ? (
          <div className={styles.details}>
            {details ? <ContactDetails items={details} headingLevel={below} /> : null}
            {extra}
          </div>
        ) : null}
      </div>
    </Section>
  );
}
