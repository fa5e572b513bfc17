import { cloneElement, type ReactElement, type ReactNode } from "react";
import type { VariantsOf } from "../definition/definition.ts";
import { loaded } from "../element/loaded.ts";
import type { RootProps } from "../element/root-props.ts";
import { Section } from "../section/section.tsx";
import type { newsletterDefinition } from "./newsletter.definition.ts";
import styles from "./newsletter.module.css";

export interface NewsletterProps
  extends VariantsOf<typeof newsletterDefinition>,
    RootProps<"section", "title" | "children"> {
  /** Heading and accessible name of the section. */
  readonly title: ReactNode;
  /** What subscribers get, and how often. */
  readonly lead?: ReactNode;
  /** Level of the title; its size does not depend on it. Default: 2. */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /**
   * The form element, which receives the fields as its children: `<form action="/subscribe"
   * method="post" />`, or a form component of the app.
   */
  readonly form: ReactElement<{ children?: ReactNode }>;
  /** The field for the address, a TextField; perhaps a second one. */
  readonly fields: ReactNode;
  /** The submit button, beside the fields if there is room. */
  readonly submit: ReactNode;
  /** The outcome, e.g. an Alert with a `role`, below the fields. */
  readonly status?: ReactNode;
  /** A few words in small type at the end, e.g. how to unsubscribe. */
  readonly note?: ReactNode;
}

/**
 * A section with a short subscription form. The app provides the form and its fields, and sends
 * them.
 */
export function Newsletter({
  title,
  lead,
  form,
  fields,
  submit,
  status,
  note,
  surface = "plain",
  layout = "aside",
  ...rest
}: NewsletterProps) {
  const content = (
    <>
      <div className={styles.row}>
        <div className={styles.fields}>{fields}</div>
        {submit}
      </div>
      {status}
      {note ? <p className={styles.note}>{note}</p> : null}
    </>
  );
  return (
    <Section {...rest} surface={surface} layout={layout} space="sm" title={title} lead={lead}>
      <div className={styles.form}>{cloneElement(loaded(form), undefined, content)}</div>
    </Section>
  );
}
