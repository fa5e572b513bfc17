export * from "../../en/pages/openings.ts";
