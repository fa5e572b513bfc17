export * from "../en/navigation.ts";
