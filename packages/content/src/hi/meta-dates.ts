export * from "../en/meta-dates.ts";
