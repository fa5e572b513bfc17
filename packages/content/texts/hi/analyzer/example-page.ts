export * from "../../en/analyzer/example-page.ts";
