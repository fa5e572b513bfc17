export * from "../../en/analyzer/audit-texts.ts";
