import type { RichText } from "@kolam/content/model/basics/links";
import type { EmbedService } from "@kolam/content/model/media/embed-service";

type Service = Pick<EmbedService, "name" | "privacy">;

/** The words around frames of other services. They are shown only where there is one. */
export const embedWords = {
  load: ({ name }: Service) => `Von ${name} laden`,
  notice: ({ name, privacy }: Service): RichText => [
    `Von ${name} kommt nichts, bis Sie den Knopf drücken. Danach erfährt ${name} Ihre IP-Adresse und die dieser Website und darf Cookies setzen. `,
    { text: `Datenschutzerklärung von ${name}`, href: privacy },
  ],
  always: ({ name }: Service) => `${name} immer laden`,
  open: ({ name }: Service) => `Bei ${name} öffnen`,
  settings: "Was ohne Nachfrage lädt",
  stored:
    "Kreuzen Sie neben einem fremden Rahmen „immer laden“ an, so merkt sich Ihr Browser auch das, bis Sie es dort oder unten zurücknehmen.",
  thirdParty: ({ name, privacy }: Service): RichText => [
    `Manche Seiten zeigen etwas von ${name}, sobald Sie den Knopf drücken. Dann erfährt ${name} Ihre IP-Adresse und die dieser Website und darf Cookies setzen: `,
    { text: `Datenschutzerklärung von ${name}`, href: privacy },
    ".",
  ],
} as const;

/** The words of films. */
export const filmWords = { play: "Abspielen", pause: "Anhalten", captions: "Untertitel" } as const;
