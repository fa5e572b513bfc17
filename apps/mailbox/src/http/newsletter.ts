import type { Newsletter } from "../newsletter/newsletter.ts";
import { type NewsletterNotice, newsletterPage } from "../pages/newsletter.ts";
import type { Words } from "../words.ts";
import type { Context } from "./context.ts";
import { htmlReply, type Reply } from "./reply.ts";

const asked = {
  join: { heading: "joinHeading", text: "joinText", button: "joinButton" },
  leave: { heading: "leaveHeading", text: "leaveText", button: "leaveButton" },
} as const satisfies Record<string, NewsletterNotice>;

const done = {
  join: { heading: "joinedHeading", text: "joinedText" },
  leave: { heading: "leftHeading", text: "leftText" },
} as const satisfies Record<string, NewsletterNotice>;

const wordsOf = ({ words, otherWords }: Context["config"], language = ""): Words =>
  otherWords.find((other) => other.language === language) ?? words;

/**
 * The pages behind the links of a newsletter's mail: they ask, and their button answers. A mail
 * program may press the button that ends all mail by itself (RFC 8058).
 */
export async function newsletterReply(
  { config }: Context,
  newsletter: Newsletter,
  { path, token, reads }: { path: string; token: string; reads: boolean },
): Promise<Reply> {
  const ticket = newsletter.read(token);
  if (!ticket || path !== ticket.kind) {
    const old = { heading: "linkOldHeading", text: "linkOldText" } as const;
    return htmlReply(404, newsletterPage(wordsOf(config), old));
  }
  const words = wordsOf(config, ticket.language);
  if (reads) return htmlReply(200, newsletterPage(words, asked[ticket.kind]));
  await newsletter[ticket.kind](ticket);
  return htmlReply(200, newsletterPage(words, done[ticket.kind]));
}
