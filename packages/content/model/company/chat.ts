import { company } from "@site/facts/company";
import type { ExternalHref } from "../basics/addresses.ts";

/**
 * The link to the chat, if there is one, and in WhatsApp with a message that the visitor can edit
 * before sending.
 */
export function chatWith(greeting: string): { app: string; href: ExternalHref } | undefined {
  if (!company.chat?.href.startsWith("https://wa.me/")) return company.chat;
  const { app, href } = company.chat;
  return { app, href: `${href}?text=${encodeURIComponent(greeting)}` };
}
