// The embedded mailbox with the agency's own addresses, for `npm start` and `pnpm dev`.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { others } from "@kolam/content/model/pages/languages";
import { folders } from "@kolam/resolve/current";
import { law } from "@site/facts/law";
import { writeMailboxKept } from "../build/outputs/mailbox-kept.ts";
import { writeMailboxLook } from "../build/outputs/mailbox-look.ts";
import { writeMailboxNewsletter } from "../build/outputs/mailbox-newsletter.ts";
import { writeMailboxWords } from "../build/outputs/mailbox-words.ts";
import { mailboxSettings } from "../config/mailbox-settings.ts";
import { loadSiteConfig } from "../config/site-config.ts";

const { keys, mailFrom } = mailboxSettings(loadSiteConfig());
process.env.MAILBOX_KEYS ||= Object.entries(keys)
  .map((pair) => pair.join("="))
  .join(",");
process.env.MAIL_FROM ||= mailFrom;
const out = resolve(folders.output, "build-out");
const inOthers = (name: string) =>
  others.map(({ tag }) => `${out}/${tag}/${name}`).filter((path) => existsSync(path));
process.env.MAILBOX_WORDS ||= [writeMailboxWords(out), ...inOthers("mailbox-words.json")].join(",");
const newsletter = writeMailboxNewsletter(out);
process.env.MAILBOX_NEWSLETTER ||= newsletter
  ? [newsletter, ...inOthers("mailbox-newsletter.json")].join(",")
  : "";
process.env.MAILBOX_ALSO_TO ||= law.alsoTo?.map(({ name }) => name).join("|") || "none";
process.env.MAILBOX_KEPT ||= writeMailboxKept(out);
process.env.MAILBOX_LOOK ||= writeMailboxLook(out) ?? "";
await import("@kolam/mailbox/main");
