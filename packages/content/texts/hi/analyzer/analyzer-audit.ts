export * from "../../en/analyzer/analyzer-audit.ts";
