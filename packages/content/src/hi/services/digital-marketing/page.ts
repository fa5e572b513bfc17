export * from "../../../en/services/digital-marketing/page.ts";
