export * from "../../en/forms/clearing.ts";
