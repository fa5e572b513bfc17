export * from "../../en/services/service-pages.ts";
