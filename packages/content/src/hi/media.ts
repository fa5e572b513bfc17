export * from "../en/media.ts";
