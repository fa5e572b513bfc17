export * from "../../en/forms/application.ts";
