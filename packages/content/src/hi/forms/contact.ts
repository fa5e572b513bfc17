export * from "../../en/forms/contact.ts";
