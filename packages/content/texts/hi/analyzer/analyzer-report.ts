export * from "../../en/analyzer/analyzer-report.ts";
