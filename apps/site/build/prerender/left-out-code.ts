import { company } from "@kolam/content/facts/company";
import { leftOut } from "@kolam/content/facts/parts";
import type { Plugin } from "vite";

/** Keeps the code and styles of what this site does without out of what it ships: pages, and the chat's button. */
export function leftOutCode(): Plugin {
  const files = (leftOut as readonly string[]).map((id) => `/pages/${id}/${id}-page.tsx`);
  return {
    name: "left-out-code",
    apply: "build",
    enforce: "pre",
    load(id) {
      if (files.some((file) => id.endsWith(file))) return "export {};";
      if (!company.chat && id.endsWith("/shell/chat-button.tsx"))
        return "export const ChatButton = () => null;";
      return null;
    },
  };
}
