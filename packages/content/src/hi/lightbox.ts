export * from "../en/lightbox.ts";
