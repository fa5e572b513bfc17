export * from "../../en/services/service-cards.ts";
