import drawing from "virtual:drawing/first-client";
import type { Testimonial } from "@kolam/content/model/basics/types";
import type { HomeWords } from "@kolam/content/model/types/pages";
import { Motif } from "@kolam/ui/motif";
import { Section } from "@kolam/ui/section";
import { home } from "@site/words/pages/home";
import { testimonials } from "@site/words/testimonials";
import { sectionHead } from "../../sections/section-head.tsx";
import { ClientTestimonial } from "../../sections/testimonials.tsx";
import { GroupRating, sharedRating } from "../../sections/work/group-rating.tsx";
import styles from "./clients-section.module.css";

interface ClientsSectionProps {
  words?: HomeWords["testimonials"];
  clients?: readonly Testimonial[];
}

/**
 * The testimonials, the first of them large, the others in one row, which scrolls where it is
 * longer than its section; nothing if there are none.
 */
export function ClientsSection({
  words = home.testimonials,
  clients = testimonials,
}: ClientsSectionProps) {
  const [first, ...others] = clients;
  if (!first) return null;
  const rated = sharedRating(clients) === undefined;
  return (
    <Section surface="alt" {...sectionHead(words)} actions={<GroupRating clients={clients} />}>
      <ClientTestimonial
        words={first}
        variant="lead"
        rated={rated}
        drawing={<Motif drawing={drawing} tone="accent" />}
      />
      {others.length > 0 ? (
        <div className={styles.row} role="group" aria-label={words.title} tabIndex={0}>
          {others.map((words) => (
            <ClientTestimonial key={words.name} words={words} variant="plain" rated={rated} />
          ))}
        </div>
      ) : null}
    </Section>
  );
}
