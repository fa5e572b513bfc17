export * from "../../en/services/service-words.ts";
