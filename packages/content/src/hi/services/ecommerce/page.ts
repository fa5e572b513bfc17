export * from "../../../en/services/ecommerce/page.ts";
