import { foreign } from "@kolam/content/model/basics/foreign";
import { listed } from "@kolam/content/model/basics/lists";
import type { Testimonial as Words } from "@kolam/content/model/basics/types";
import { Testimonial, type TestimonialProps } from "@kolam/ui/testimonial";
import { shell } from "@site/texts/shell";

/**
 * What a client says.
 * @param rated whether it shows its own rating; otherwise the group has one for all
 */
export function testimonialOf(words: Words, rated: boolean): TestimonialProps {
  const { name, role, company, content, rating } = words;
  return {
    ...(rated ? { rating, formatRating: shell.rating } : {}),
    ...foreign(words),
    quote: content,
    name,
    role: listed([role, company].filter(Boolean)),
  };
}

interface ClientTestimonialProps {
  words: Words;
  variant?: TestimonialProps["variant"];
  rated: boolean;
}

/** The testimonial of one client. */
export const ClientTestimonial = ({ words, variant, rated }: ClientTestimonialProps) => (
  <Testimonial {...testimonialOf(words, rated)} variant={variant} />
);
