import type { Testimonial as Words } from "@kolam/content/shapes";
import { shell } from "@kolam/content/shell";
import { CardGrid } from "@kolam/ui/card-grid";
import { Testimonial } from "@kolam/ui/testimonial";
import type { ReactNode } from "react";

interface TestimonialProps {
  words: Words;
  look?: "card" | "lead";
  drawing?: ReactNode;
}

/** One client's words. */
export function Said({ words, look = "card", drawing }: TestimonialProps) {
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

/** Several clients' words as a grid of cards. */
export function Testimonials({
  items,
  columns = "2",
}: {
  items: readonly Words[];
  columns?: "2" | "3";
}) {
  return (
    <CardGrid columns={columns}>
      {items.map((words) => (
        <Said key={words.name} words={words} />
      ))}
    </CardGrid>
  );
}
