export * from "../en/files.ts";
