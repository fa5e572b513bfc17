export * from "../en/openings.ts";
