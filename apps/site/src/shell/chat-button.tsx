import { chat } from "@kolam/content/company-words";
import { shell } from "@kolam/content/shell";
import { FloatingAction } from "@kolam/ui/floating-action";
import { Icon } from "@kolam/ui/icon";
import { VisuallyHidden } from "@kolam/ui/visually-hidden";
import { chatAttribute } from "./conversions.ts";

const marker = { [chatAttribute]: "" };

/** Opens the chat with a prepared greeting, in a new tab. */
export function ChatButton() {
  return (
    <aside aria-label={shell.chat.short}>
      <FloatingAction
        icon={<Icon name="chat" />}
        link={<a href={chat.href} target="_blank" rel="noopener" {...marker} />}
      >
        {shell.chat.label}
        <VisuallyHidden> ({shell.newTab})</VisuallyHidden>
      </FloatingAction>
    </aside>
  );
}
