import { FloatingAction } from "@kolam/ui/floating-action";
import { Icon } from "@kolam/ui/icon";
import { VisuallyHidden } from "@kolam/ui/visually-hidden";
import { shell } from "@site/texts/shell";
import { chat } from "@site/words/company-words";
import { chatAttribute } from "./conversions.ts";

const marker = { [chatAttribute]: "" };

/**
 * Opens the chat, in WhatsApp with a prepared greeting, in a new tab. Nothing if the company has no
 * chat.
 */
export function ChatButton() {
  if (!chat) return null;
  return (
    <aside aria-label={shell.chat.short}>
      <FloatingAction
        icon={<Icon name="chat" />}
        link={<a href={chat.href} target="_blank" rel="noopener" {...marker} />}
      >
        {shell.chat.label(chat.app)}
        <VisuallyHidden> ({shell.newTab})</VisuallyHidden>
      </FloatingAction>
    </aside>
  );
}
