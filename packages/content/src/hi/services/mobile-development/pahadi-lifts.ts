export * from "../../../en/services/mobile-development/pahadi-lifts.ts";
