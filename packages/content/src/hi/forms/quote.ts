export * from "../../en/forms/quote.ts";
