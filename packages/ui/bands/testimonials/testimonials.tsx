import { Section } from "@kolam/ui/section";
import { Testimonial, type TestimonialProps } from "@kolam/ui/testimonial";
import type { ReactNode } from "react";
import styles from "./testimonials.module.css";

export interface TestimonialsBandProps {
  readonly eyebrow?: ReactNode;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly surface?: "plain" | "alt" | undefined;
  /** The strongest first. The names are unique. */
  readonly testimonials: readonly TestimonialProps[];
  /** A drawing beside the first. */
  readonly drawing?: ReactNode;
  /** Beside the heading: a rating that all share, and where the reviews come from. */
  readonly aside?: ReactNode;
}

/**
 * What clients say: the first in large type, the others in a row, which scrolls where it is longer
 * than its section; nothing if there are none.
 */
export function TestimonialsBand({
  testimonials: [first, ...others],
  drawing,
  aside,
  surface = "alt",
  ...head
}: TestimonialsBandProps) {
  if (!first) return null;
  return (
    <Section surface={surface} {...head} actions={aside}>
      <Testimonial {...first} variant="lead" drawing={drawing} />
      {others.length > 0 ? (
        <div className={styles.row} role="group" aria-label={head.title} tabIndex={0}>
          {others.map((said) => (
            <Testimonial key={said.name} {...said} variant="plain" />
          ))}
        </div>
      ) : null}
    </Section>
  );
}
