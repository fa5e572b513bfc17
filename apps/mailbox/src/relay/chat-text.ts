/**
 * Maximum length of a notification, in UTF-16 units. Discord rejects messages of more than 2,000.
 */
const maxLength = 2000;
const cutMark = " …";

/** A character of no width, which ends what a chat takes for an address or a name. */
const gap = "\u200b";

/** An address that no chat mistakes for anything else. It stays whole: staff copy it to answer. */
const harmlessAddress = /^(?!www)[a-z0-9_+.-]+@[a-z0-9.-]+$/i;

/** Breaks up text that chats turn into links, previews or mentions. */
const unlinked = (text: string): string =>
  text
    .replaceAll("://", `:${gap}//`)
    .replace(/\.(?=\p{L})/gu, `.${gap}`)
    .replaceAll("@", `@${gap}`);

/**
 * The only three signs that Slack reads. Mattermost decodes them, and takes `<…>` for a link too.
 */
const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/**
 * Everything in Markdown that begins a link, a picture, a heading or a table, hides or stresses
 * something.
 */
const withoutMarkdown = (text: string): string => text.replace(/[\\`*_~|[\]#]/g, "\\$&");

/** Whether it is Slack itself, which has a setting for plain text, and would show backslashes. */
const isSlack = (url: string): boolean =>
  /(?:^|\.)slack(?:-gov)?\.com$/.test(new URL(url).hostname);

/** The beginning of a notice, without half a character or half an escape at its end. */
function cut(notice: string): string {
  let start = "";
  for (const [sign] of notice.matchAll(/&(?:amp|lt|gt);|\\[^&]|[\s\S]/gu)) {
    if (start.length + sign.length > maxLength - cutMark.length) return start + cutMark;
    start += sign;
  }
  return start;
}

/** What a notice says. All of it comes from a stranger. */
export type Notice = { subject: string; name: string; email: string; text: string };

/**
 * A notice in the format of Slack's incoming webhooks, in which a stranger's words are plain text:
 * no link, no picture, no preview, no mention. Mattermost and Discord, at its address with
 * `/slack`, take the same format, but read Markdown and know none of Slack's settings
 * (https://developers.mattermost.com/integrate/slash-commands/slack/#known-slack-compatibility-issues).
 */
export function chatNotice(url: string, { subject, name, email, text }: Notice): object {
  const shown = (words: string): string => {
    const plain = escaped(words);
    return isSlack(url) ? plain : withoutMarkdown(plain);
  };
  const address = harmlessAddress.test(email) ? email : unlinked(email);
  const notice = `${shown(unlinked(`${subject}\n${name}`))} (${shown(address)})\n\n${shown(unlinked(text))}`;
  return {
    text: notice.length > maxLength ? cut(notice) : notice,
    mrkdwn: false,
    unfurl_links: false,
    unfurl_media: false,
  };
}
