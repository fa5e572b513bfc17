import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  alsoCalled: ["sticky button", "chat button", "WhatsApp"],
  when: "one action, such as a chat, should always be within reach.",
  whenNot: `it is the page's main action (a Button in the page), or there is a floating action already.`,
  accessibility: `put it last in the document, after \`main\`. Its stylesheet sets \`--k-floating-reserve\` on \`:root\`: give the
end of the page \`padding-block-end: var(--k-floating-reserve, 0px)\`, so that it never covers it. Focused elements are
scrolled clear of it. In a narrow window it hides while a field of \`main\` has the focus.`,
  anatomy: [{ name: "Icon", text: "24 px.", at: ".icon" }],
  keyboard: [
    { keys: ["Enter"], text: "Follows the link or presses the button." },
    { keys: ["Space"], text: "Presses the button, if it is one." },
  ],
  usage: `<FloatingAction href="/chat" icon={<Icon name="chat" />}>
  Chat with us
</FloatingAction>`,
};
