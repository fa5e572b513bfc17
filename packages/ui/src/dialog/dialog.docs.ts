import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  alsoCalled: ["modal", "popup"],
  when: "a decision or a short note should interrupt the task.",
  whenNot: `a menu on a phone (Drawer), text that belongs to the page (Accordion), a message (Alert), or a form with more
than a few fields (a separate page).`,
  accessibility: `its title is its accessible name. Focus moves inside and stays there; Escape, the close button and a click
outside close it and return focus. Without scripts the trigger does nothing, so its content must also be
available elsewhere.`,
  anatomy: [
    {
      name: "Title",
      text: "A question or a name; the accessible name of the dialog.",
      at: ".title",
    },
    { name: "Close button", text: "Named by `closeLabel`.", at: ".close" },
    { name: "Body", text: "Scrolls between head and foot if it is long.", at: ".body" },
    { name: "Foot", text: "The actions; they stay visible.", at: ".foot" },
  ],
  keyboard: [
    { keys: ["Enter", "Space"], text: "On the trigger: opens it." },
    { keys: ["Tab", "Shift+Tab"], text: "Moves through what is inside, and around." },
    { keys: ["Escape"], text: "Closes it and returns the focus." },
  ],
  usage: `<Dialog
  trigger={<Button tone="outline">Delete draft</Button>}
  title="Delete this draft?"
  description="What you have typed will be gone."
  closeLabel="Close"
  size="sm"
  footer={<Button>Delete</Button>}
>
  {null}
</Dialog>`,
};
