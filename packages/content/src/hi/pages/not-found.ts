export * from "../../en/pages/not-found.ts";
