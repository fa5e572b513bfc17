export * from "../../../en/services/branding/irani-rusk.ts";
