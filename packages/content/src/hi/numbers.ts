export * from "../en/numbers.ts";
