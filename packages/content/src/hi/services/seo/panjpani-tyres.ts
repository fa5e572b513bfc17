export * from "../../../en/services/seo/panjpani-tyres.ts";
