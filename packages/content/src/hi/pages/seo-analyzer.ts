export * from "../../en/pages/seo-analyzer.ts";
