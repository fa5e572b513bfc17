import { shell as machine } from "@kolam/content/texts/de/shell";

/** The words around every page, with our own of the button for messages. */
export const shell = {
  ...machine,
  chat: { label: (app: string) => `Mit ${app} schreiben`, short: "Nachricht" },
} as const;
