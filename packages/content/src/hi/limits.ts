export * from "../en/limits.ts";
