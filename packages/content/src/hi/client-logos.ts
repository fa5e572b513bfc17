export * from "../en/client-logos.ts";
