export * from "../../../en/services/web-development/page.ts";
