export * from "../../en/pages/services-page.ts";
