export * from "../../en/analyzer/analyzer-audit-report.ts";
