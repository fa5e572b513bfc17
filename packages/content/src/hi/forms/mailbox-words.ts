export * from "../../en/forms/mailbox-words.ts";
