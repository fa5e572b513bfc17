export * from "../en/open-positions.ts";
