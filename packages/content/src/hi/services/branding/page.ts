export * from "../../../en/services/branding/page.ts";
