export * from "../../en/pages/measuring-policy.ts";
