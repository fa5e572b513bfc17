export * from "../../../en/services/digital-marketing/vennila-solar.ts";
