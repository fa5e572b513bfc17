import type { ClientLogos } from "@kolam/content/model/types/pages";

/** Die Logos von Kunden auf der Startseite. */
export const clientLogos: ClientLogos | undefined = {
  title: "Für diese Häuser haben wir gearbeitet",
  items: [
    { name: "Stadtwerke Saaleaue", file: "stadtwerke-saaleaue.svg", href: "/portfolio" },
    { name: "Praxis am Auwald", file: "praxis-am-auwald.svg" },
  ],
};
