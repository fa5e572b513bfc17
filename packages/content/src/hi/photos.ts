export * from "../en/photos.ts";
