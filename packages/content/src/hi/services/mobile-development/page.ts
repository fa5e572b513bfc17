export * from "../../../en/services/mobile-development/page.ts";
