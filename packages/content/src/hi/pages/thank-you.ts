export * from "../../en/pages/thank-you.ts";
