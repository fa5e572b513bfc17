import type { RecipientWords } from "@kolam/content/model/law/law-words";

export const recipientWords: RecipientWords = {
  host: ({ name, country, safeguard }, days) => [
    name,
    ` (${country}) liefert diese Seiten aus. Dabei werden Netzwerkadresse, Zeitpunkt, Seite und Browser jedes Abrufs aufgezeichnet, damit die Website läuft und sicher bleibt. So lange bleibt das gespeichert: ${days}.${safeguard}`,
  ],
  ownMailbox:
    "Was Sie mit einem Formular senden, geht unmittelbar an ein Postfach, das wir selbst betreiben.",
  mailService: ({ name, country, safeguard }) => [
    "Was Sie mit einem Formular senden, überbringt uns ",
    name,
    ` (${country}).${safeguard}`,
  ],
  unnamedService: (host) =>
    `Was Sie mit einem Formular senden, überbringt uns ein Formulardienst unter ${host}.`,
  alsoTo: ({ name, country, safeguard }) => [
    "Eine Kopie jeder Nachricht geht außerdem an ",
    name,
    ` (${country}), wo wir damit arbeiten.${safeguard}`,
  ],
  photos: ({ name, country, safeguard }) => [
    "Einige Fotos werden von ",
    name,
    ` (${country}) geladen. Dabei erfährt der Dienst Ihre Netzwerkadresse und Ihren Browser, nicht aber, auf welcher Seite Sie sind.${safeguard}`,
  ],
  chat: (app) =>
    `Die Chat-Schaltfläche öffnet ${app}. Für das, was Sie dort schreiben, gelten auch die Bedingungen des Betreibers.`,
  safeguards: {
    adequacy: " Für das Land ist ein angemessenes Datenschutzniveau festgestellt.",
    clauses: " Es gelten Standardvertragsklauseln, von denen Sie auf Wunsch eine Kopie erhalten.",
    unsaid: "",
  },
};
