export * from "../../../en/services/branding/stepwell-finance.ts";
