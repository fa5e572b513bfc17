import closingDrawing from "virtual:drawing/closing";
import type { Testimonial } from "@kolam/content/model/basics/types";
import type { HomeWords } from "@kolam/content/model/types/pages";
import { CardGrid } from "@kolam/ui/card-grid";
import { Icon } from "@kolam/ui/icon";
import { Motif } from "@kolam/ui/motif";
import { Section } from "@kolam/ui/section";
import { ServiceCard } from "@kolam/ui/service-card";
import { home } from "@site/words/pages/home";
import { testimonials } from "@site/words/testimonials";
import { SiteLink } from "../../router/site-link.tsx";
import { sectionHead } from "../../sections/section-head.ts";
import { ClientTestimonial } from "../../sections/testimonials.tsx";
import { GroupRating, sharedRating } from "../../sections/work/group-rating.tsx";
import styles from "./clients-section.module.css";

interface ClientsSectionProps {
  /** Default: those of the content. */
  words?: HomeWords["testimonials"];
  clients?: readonly Testimonial[];
}

/**
 * The testimonials, the first of them large, and a card that links to the portfolio; nothing if
 * there are none.
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
        drawing={<Motif drawing={closingDrawing} tone="accent" />}
      />
      <CardGrid columns="3" className={styles.others}>
        {others.map((words) => (
          <ClientTestimonial key={words.name} words={words} variant="card" rated={rated} />
        ))}
        <ServiceCard
          key="more"
          tone="feature"
          title={words.more.title}
          description={words.more.text}
          drawing={<Icon name="arrow" />}
          link={<SiteLink href={words.more.href} />}
        />
      </CardGrid>
    </Section>
  );
}
