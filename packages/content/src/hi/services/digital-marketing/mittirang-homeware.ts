export * from "../../../en/services/digital-marketing/mittirang-homeware.ts";
