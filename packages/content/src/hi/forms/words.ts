export * from "../../en/forms/words.ts";
