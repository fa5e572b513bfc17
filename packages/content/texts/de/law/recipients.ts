import type { RecipientWords } from "@kolam/content/model/law/law-words";

export const recipientWords: RecipientWords = {
  host: ({ name, place, safeguard }, days) => [
    name,
    `${place} liefert diese Seiten aus. Dabei werden Netzwerkadresse, Zeitpunkt, Seite und Browser jedes Abrufs aufgezeichnet, damit die Website läuft und sicher bleibt. So lange bleibt das gespeichert: ${days}.${safeguard}`,
  ],
  ownMailbox:
    "Was Sie mit einem Formular senden, geht unmittelbar an ein Postfach, das wir selbst betreiben.",
  mailService: ({ name, place, safeguard }) => [
    "Was Sie mit einem Formular senden, überbringt uns ",
    name,
    `${place}.${safeguard}`,
  ],
  unnamedService: (host) =>
    `Was Sie mit einem Formular senden, überbringt uns ein Formulardienst unter ${host}.`,
  alsoTo: ({ name, place, safeguard }) => [
    "Eine Kopie jeder Nachricht geht außerdem an ",
    name,
    `${place}, wo wir damit arbeiten.${safeguard}`,
  ],
  photos: ({ name, place, safeguard }) => [
    "Einige Fotos werden von ",
    name,
    `${place} geladen. Dabei erfährt der Dienst Ihre Netzwerkadresse und Ihren Browser, nicht aber, auf welcher Seite Sie sind.${safeguard}`,
  ],
  chat: (app) =>
    `Die Chat-Schaltfläche öffnet ${app}. Für das, was Sie dort schreiben, gelten auch die Bedingungen des Betreibers.`,
  safeguards: {
    adequacy: " Für das Land ist ein angemessenes Datenschutzniveau festgestellt.",
    clauses: " Es gelten Standardvertragsklauseln, von denen Sie auf Wunsch eine Kopie erhalten.",
    unsaid: "",
  },
};
