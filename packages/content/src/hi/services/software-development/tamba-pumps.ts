export * from "../../../en/services/software-development/tamba-pumps.ts";
