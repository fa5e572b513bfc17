export * from "../../../en/services/mobile-development/roz-fresh.ts";
