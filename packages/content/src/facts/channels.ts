import type { ExternalHref, MailHref } from "./addresses.ts";
import { company } from "./company.ts";

/** An e-mail address of the agency and its link. */
interface Mailbox {
  readonly address: string;
  readonly href: MailHref;
}

const mailbox = (name: string): Mailbox => ({
  address: `${name}@${company.domain}`,
  href: `mailto:${name}@${company.domain}`,
});

/** The agency's e-mail addresses by purpose. The forms send to them, and the pages show them. */
export const mailboxes = {
  hello: mailbox("hello"),
  careers: mailbox("careers"),
  privacy: mailbox("privacy"),
} as const;

/** The link to the chat, with the message that is written there when it opens. */
export function chatWith(greeting: string): { app: string; href: ExternalHref } {
  const number = company.phone.href.slice("tel:+".length);
  return { app: "WhatsApp", href: `https://wa.me/${number}?text=${encodeURIComponent(greeting)}` };
}
