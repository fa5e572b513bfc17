import drawing from "virtual:drawing/first-client";
import type { Testimonial } from "@kolam/content/model/basics/types";
import type { HomeWords } from "@kolam/content/model/types/pages";
import { TestimonialsBand } from "@kolam/ui/bands/testimonials";
import { Motif } from "@kolam/ui/motif";
import { home } from "@site/words/pages/home";
import { testimonials } from "@site/words/testimonials";
import { sectionHead } from "../../sections/section-head.tsx";
import { testimonialOf } from "../../sections/testimonials.tsx";
import { GroupRating, sharedRating } from "../../sections/work/group-rating.tsx";

interface ClientsSectionProps {
  words?: HomeWords["testimonials"];
  clients?: readonly Testimonial[];
}

/** What clients say, with the rating that they share. */
export function ClientsSection({
  words = home.testimonials,
  clients = testimonials,
}: ClientsSectionProps) {
  const rated = sharedRating(clients) === undefined;
  return (
    <TestimonialsBand
      {...sectionHead(words)}
      testimonials={clients.map((client) => testimonialOf(client, rated))}
      drawing={<Motif drawing={drawing} tone="accent" />}
      aside={<GroupRating clients={clients} />}
    />
  );
}
