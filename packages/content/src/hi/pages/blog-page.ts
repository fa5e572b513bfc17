export * from "../../en/pages/blog-page.ts";
