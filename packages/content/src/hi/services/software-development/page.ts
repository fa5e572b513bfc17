export * from "../../../en/services/software-development/page.ts";
