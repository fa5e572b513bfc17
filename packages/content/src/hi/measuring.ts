export * from "../en/measuring.ts";
