export * from "../en/testimonials.ts";
