export * from "../../../en/services/design/design-screen.ts";
