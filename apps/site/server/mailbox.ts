// The embedded mailbox with the agency's own addresses, for `npm start` and `pnpm dev`.
import { resolve } from "node:path";
import { writeMailboxWords } from "../build/outputs/mailbox-words.ts";
import { mailboxSettings } from "../config/mailbox-settings.ts";
import { loadSiteConfig } from "../config/site-config.ts";

const { keys, mailFrom } = mailboxSettings(loadSiteConfig());
process.env.MAILBOX_KEYS ||= Object.entries(keys)
  .map((pair) => pair.join("="))
  .join(",");
process.env.MAIL_FROM ||= mailFrom;
process.env.MAILBOX_WORDS ||= writeMailboxWords(resolve(import.meta.dirname, "../build-out"));
await import("@kolam/mailbox/main");
