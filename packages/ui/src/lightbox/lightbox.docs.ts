import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.2.0",
  alsoCalled: ["gallery", "zoom"],
  when: "pictures show more than there is room for on the page: screenshots, plans, a gallery.",
  whenNot:
    "a picture is only decoration (Photo), or something other than pictures should open (Dialog).",
  notes: [
    `Put it around a text or a gallery: all links inside with \`data-lightbox\`, which is empty or the caption, belong
together. Two fingers enlarge a picture as they do the page; a click or a button shows its full size.`,
  ],
  do: "Each link is a picture that says what opens.",
  accessibility: `a modal window named by \`label\`. Which picture is shown is announced. On closing, the focus goes to the
link of the picture that was shown last.`,
  anatomy: [{ name: "Link", text: "Leads to the picture, without scripts too.", at: "a" }],
  keyboard: [
    { keys: ["Enter"], text: "On a link: opens its picture." },
    { keys: ["Left", "Right"], text: "Shows the picture on that side, after the last the first." },
    { keys: ["Home", "End"], text: "Shows the first or the last picture." },
    { keys: ["Up", "Down", "Left", "Right"], text: "In full size: scrolls the picture." },
    { keys: ["Escape"], text: "Closes the window." },
  ],
  usage: `<Lightbox
  label="Screens of the workshop"
  text={{
    close: "Close",
    fullSize: "Full size",
    previous: "Previous picture",
    next: "Next picture",
    position: "{n} of {total}",
  }}
>
  <a href="/repairs-1600.webp" data-lightbox="Repairs, by day">
    <Photo src="/repairs-480.webp" alt="A list of repairs" width={480} height={300} />
  </a>
</Lightbox>`,
};
