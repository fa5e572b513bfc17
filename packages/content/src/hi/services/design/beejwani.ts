export * from "../../../en/services/design/beejwani.ts";
