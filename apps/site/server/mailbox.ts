// The embedded mailbox with the agency's own addresses, for `npm start` and `pnpm dev`.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { spelled } from "@kolam/content/model/company/company-details";
import { others } from "@kolam/content/model/pages/languages";
import { folders } from "@kolam/resolve/current";
import { company } from "@site/facts/company";
import { law } from "@site/facts/law";
import { writeMailboxKept } from "../build/outputs/mailbox-kept.ts";
import { writeMailboxLook } from "../build/outputs/mailbox-look.ts";
import { writeMailboxNewsletter } from "../build/outputs/mailbox-newsletter.ts";
import { writeMailboxWords } from "../build/outputs/mailbox-words.ts";
import { localOrigins, mailboxSettings } from "../config/mailbox-settings.ts";
import { loadSiteConfig } from "../config/site-config.ts";

const config = loadSiteConfig();
const { keys, mailFrom } = mailboxSettings(config);
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
process.env.MAILBOX_ALSO_TO ||= law.alsoTo?.map(({ name }) => spelled(name)).join("|") || "none";
process.env.MAILBOX_KEPT ||= writeMailboxKept(out);
process.env.MAILBOX_LOOK ||= writeMailboxLook(out) ?? "";
// The analyzer audits addresses here, unless it is switched off; for the public that is the owner's to decide.
process.env.AUDIT_ORIGINS ??= localOrigins(config).join(",");
process.env.AUDIT_CONTACT ||= company.origin;
await import("@kolam/mailbox/main");
