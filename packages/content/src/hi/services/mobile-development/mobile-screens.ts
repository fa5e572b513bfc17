export * from "../../../en/services/mobile-development/mobile-screens.ts";
