import { Accordion, type AccordionProps } from "@kolam/ui/accordion";
import { Section } from "@kolam/ui/section";
import type { ReactNode } from "react";
import styles from "./questions.module.css";

export interface QuestionsBandProps {
  readonly eyebrow?: ReactNode;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly surface?: "plain" | "alt" | undefined;
  readonly size?: AccordionProps["size"];
  readonly questions: readonly {
    /** Links to `#id` open the answer; unique on the page. */
    readonly id: string;
    readonly question: ReactNode;
    /** Flow content, such as a paragraph. */
    readonly answer: ReactNode;
  }[];
  /** Below the questions, e.g. who else can help. */
  readonly children?: ReactNode;
}

/**
 * The questions of a page beside their heading. An answer opens on click or through its URL
 * fragment.
 */
export function QuestionsBand({ questions, size, children, ...head }: QuestionsBandProps) {
  return (
    <Section {...head} space="sm" layout="aside">
      <Accordion
        type="multiple"
        size={size}
        headingLevel={3}
        items={questions.map(({ id, question, answer }) => ({
          id,
          title: question,
          content: answer,
        }))}
      />
      {children ? <div className={styles.after}>{children}</div> : null}
    </Section>
  );
}
