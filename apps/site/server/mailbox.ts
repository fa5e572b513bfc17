// The embedded mailbox with the agency's own addresses, for `npm start` and `pnpm dev`.
import { mailboxSettings } from "../config/mailbox-settings.ts";
import { loadSiteConfig } from "../config/site-config.ts";

const { keys, mailFrom } = mailboxSettings(loadSiteConfig());
process.env.MAILBOX_KEYS ||= Object.entries(keys)
  .map((pair) => pair.join("="))
  .join(",");
process.env.MAIL_FROM ||= mailFrom;
await import("@kolam/mailbox/main");
