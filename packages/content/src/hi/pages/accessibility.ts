export * from "../../en/pages/accessibility.ts";
