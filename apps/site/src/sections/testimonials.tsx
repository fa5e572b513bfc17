import type { Testimonial as Words } from "@kolam/content/shapes";
import { shell } from "@kolam/content/shell";
import { CardGrid } from "@kolam/ui/card-grid";
import { Testimonial } from "@kolam/ui/testimonial";
import type { ReactNode } from "react";

interface ClientTestimonialProps {
  words: Words;
  look?: "card" | "lead";
  drawing?: ReactNode;
}

/** The testimonial of one client. */
export function ClientTestimonial({ words, look = "card", drawing }: ClientTestimonialProps) {
  const { name, role, company, content, rating } = words;
  return (
    <Testimonial
      look={look}
      quote={content}
      name={name}
      role={role}
      company={company}
      rating={rating}
      formatRating={shell.rating}
      drawing={drawing}
    />
  );
}

/** The testimonials of several clients as a grid of cards. */
export function Testimonials({ items }: { items: readonly Words[] }) {
  return (
    <CardGrid columns="2">
      {items.map((words) => (
        <ClientTestimonial key={words.name} words={words} />
      ))}
    </CardGrid>
  );
}
