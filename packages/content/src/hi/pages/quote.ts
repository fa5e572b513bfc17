export * from "../../en/pages/quote.ts";
