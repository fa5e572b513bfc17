export * from "../en/authors-and-categories.ts";
