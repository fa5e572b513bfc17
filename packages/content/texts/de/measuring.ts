export const consentWords = {
  title: "Dürfen wir Ihren Besuch zählen?",
  text: "Wenn Sie zustimmen, setzt das Google-Tag Cookies. Sie zeigen uns, wie viele Menschen kommen und welche Anzeigen zu einer Anfrage geführt haben. Ohne Ihre Zustimmung funktioniert die Website genauso.",
  textWithoutAds:
    "Wenn Sie zustimmen, setzt das Google-Tag Cookies. Sie zeigen uns, wie viele Menschen kommen und was sie lesen. Ohne Ihre Zustimmung funktioniert die Website genauso.",
  more: { text: "Was gespeichert wird, und wie lange", href: "/privacy#cookies" },
  accept: "Zulassen",
  refuse: "Ablehnen",
  choose: "Einzeln wählen",
  kinds: {
    counting: { label: "Zählung", text: "Wie viele Menschen kommen und was sie lesen." },
    ads: { label: "Anzeigen", text: "Welche Anzeige zu einer Anfrage geführt hat." },
  },
  save: "Auswahl speichern",
  settings: "Cookie-Einstellungen",
  now: { granted: "Bisher lassen Sie es zu.", denied: "Bisher lehnen Sie es ab." },
  nowPart: "Bisher lassen Sie einen Teil davon zu.",
  announcement: "Am Anfang der Seite steht eine Frage zu Cookies.",
} as const;

export const countingWords = { title: "Zählung", not: "Meine Besuche nicht zählen" } as const;
