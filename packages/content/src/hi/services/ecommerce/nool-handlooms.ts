export * from "../../../en/services/ecommerce/nool-handlooms.ts";
