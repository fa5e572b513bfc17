export * from "../../../en/services/seo/page.ts";
