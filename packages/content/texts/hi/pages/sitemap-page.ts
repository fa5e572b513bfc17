export * from "../../en/pages/sitemap-page.ts";
