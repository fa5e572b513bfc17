export * from "../en/company-words.ts";
