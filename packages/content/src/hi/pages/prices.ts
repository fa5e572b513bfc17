export * from "../../en/pages/prices.ts";
