import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";
import { z } from "astro/zod";
import { people } from "./content/people.ts";
import { drawingNames } from "./content/services.ts";

const [first, ...others] = people.map(({ id }) => id);
if (!first) throw new Error("There is nobody who could write an article.");

/** The articles. */
export const collections = {
  journal: defineCollection({
    loader: glob({ base: "./src/content/journal", pattern: "*.md" }),
    schema: z.object({
      title: z.string(),
      excerpt: z.string(),
      category: z.string(),
      date: z.coerce.date(),
      drawing: z.enum(drawingNames),
      author: z.enum([first, ...others]),
    }),
  }),
};
