import { testimonials } from "@site/words/testimonials";

/**
 * The testimonials whose stars nobody can check: without a word on where they come from, which the
 * law of the European Union and Britain wants beside a rating. None in an example.
 */
export const starsWithoutSource = (): string[] =>
  testimonials.filter(({ rating, source }) => rating && !source).map(({ name }) => name);
