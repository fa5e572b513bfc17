export * from "../en/meta.ts";
