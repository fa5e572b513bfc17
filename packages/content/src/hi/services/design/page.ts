export * from "../../../en/services/design/page.ts";
