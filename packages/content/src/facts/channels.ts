import type { ExternalHref } from "./addresses.ts";
import { company } from "./company.ts";
import { mailboxOf } from "./company-details.ts";

/** The agency's e-mail addresses by purpose. The forms send to them, and the pages show them. */
export const mailboxes = {
  hello: mailboxOf(`hello@${company.domain}`),
  careers: mailboxOf(`careers@${company.domain}`),
  privacy: mailboxOf(`privacy@${company.domain}`),
} as const;

/**
 * The link to the chat, if there is one, and in WhatsApp with a message that the visitor can edit
 * before sending.
 */
export function chatWith(greeting: string): { app: string; href: ExternalHref } | undefined {
  if (!company.chat?.href.startsWith("https://wa.me/")) return company.chat;
  const { app, href } = company.chat;
  return { app, href: `${href}?text=${encodeURIComponent(greeting)}` };
}
