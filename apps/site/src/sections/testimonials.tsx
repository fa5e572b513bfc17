import { foreign } from "@kolam/content/model/basics/foreign";
import { listed } from "@kolam/content/model/basics/lists";
import type { Testimonial as Words } from "@kolam/content/model/basics/types";
import { Testimonial, type TestimonialProps } from "@kolam/ui/testimonial";
import { shell } from "@site/texts/shell";
import type { ReactNode } from "react";

interface ClientTestimonialProps {
  words: Words;
  variant?: TestimonialProps["variant"];
  drawing?: ReactNode;
  /** Whether it shows its own rating; otherwise the group has one for all. */
  rated: boolean;
}

/** The testimonial of one client. */
export function ClientTestimonial({ words, variant, drawing, rated }: ClientTestimonialProps) {
  const { name, role, company, content, rating } = words;
  const stars = rated ? { rating, formatRating: shell.rating } : {};
  return (
    <Testimonial
      {...stars}
      {...foreign(words)}
      variant={variant}
      quote={content}
      name={name}
      role={listed([role, company].filter(Boolean))}
      drawing={drawing}
    />
  );
}
