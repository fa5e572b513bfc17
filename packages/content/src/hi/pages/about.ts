export * from "../../en/pages/about.ts";
