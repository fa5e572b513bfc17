export * from "../../en/pages/careers.ts";
