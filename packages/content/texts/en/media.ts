import type { RichText } from "@kolam/content/model/basics/links";
import type { EmbedService } from "@kolam/content/model/media/embed-service";

type Service = Pick<EmbedService, "name" | "privacy">;

/** The words around frames of other services. They are shown only where there is one. */
export const embedWords = {
  /** The button in place of the frame. */
  load: ({ name }: Service) => `Load from ${name}`,
  /** What loading it means. */
  notice: ({ name, privacy }: Service): RichText => [
    `Nothing is loaded from ${name} until you press the button. Then ${name} learns your network address and the address of this site, and may set cookies. `,
    { text: `${name}’s privacy policy`, href: privacy },
  ],
  always: ({ name }: Service) => `Always load ${name}`,
  /** The link to the same without a frame. */
  open: ({ name }: Service) => `Open at ${name}`,
  /** The heading of the privacy page's list of services that are always loaded. */
  settings: "What may load without asking",
  /** The entry in the privacy policy's list of third parties. */
  thirdParty: ({ name, privacy }: Service): RichText => [
    `Some pages can show something from ${name}. It is loaded when you press its button, or always if you have said so. Then ${name} learns your network address and the address of this site, and may set cookies. See `,
    { text: `${name}’s privacy policy`, href: privacy },
    ".",
  ],
} as const;

/** The words of films. */
export const filmWords = {
  play: "Play",
  pause: "Pause",
  /** The name of the captions in the player. */
  captions: "Captions",
} as const;
