export * from "../../../en/services/ecommerce/fasten-and-fix.ts";
