export * from "../en/sectors.ts";
