export * from "../../en/pages/portfolio.ts";
