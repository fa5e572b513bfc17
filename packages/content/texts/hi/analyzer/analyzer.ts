export * from "../../en/analyzer/analyzer.ts";
