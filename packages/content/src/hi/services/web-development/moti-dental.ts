export * from "../../../en/services/web-development/moti-dental.ts";
