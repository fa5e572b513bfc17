import type { RichText } from "@kolam/content/model/basics/links";
import type { EmbedService } from "@kolam/content/model/media/embed-service";

type Service = Pick<EmbedService, "name" | "privacy">;

export const embedWords = {
  load: ({ name }: Service) => `Von ${name} laden`,
  notice: ({ name, privacy }: Service): RichText => [
    `Von ${name} wird nichts geladen, bis Sie auf den Button drücken. Danach erfährt ${name} Ihre IP-Adresse und die Adresse dieser Website und kann Cookies setzen. `,
    { text: `Datenschutzerklärung von ${name}`, href: privacy },
  ],
  always: ({ name }: Service) => `${name} immer laden`,
  open: ({ name }: Service) => `Bei ${name} öffnen`,
  settings: "Was ohne Nachfrage geladen wird",
  thirdParty: ({ name, privacy }: Service): RichText => [
    `Manche Seiten können etwas von ${name} zeigen. Es wird geladen, wenn Sie auf den Button drücken, oder immer, wenn Sie das so eingestellt haben. Dann erfährt ${name} Ihre IP-Adresse und die Adresse dieser Website und kann Cookies setzen. Siehe `,
    { text: `Datenschutzerklärung von ${name}`, href: privacy },
    ".",
  ],
} as const;

export const filmWords = { play: "Abspielen", pause: "Anhalten", captions: "Untertitel" } as const;
