export * from "../../en/forms/newsletter.ts";
