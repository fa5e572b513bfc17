/** The question put to visitors before a tag that sets cookies is loaded. Only shown if a tag is configured. */
export const consentWords = {
  title: "Dürfen wir Ihren Besuch zählen?",
  text: "Mit Ihrem Ja setzt das Tag von Google Cookies, die uns sagen, wie viele kommen und welche Anzeige zu einem Anruf oder einer Nachricht geführt hat. Ohne geht die Website genauso.",
  more: { text: "Was gespeichert wird und wie lange", href: "/privacy#cookies" },
  accept: "Erlauben",
  refuse: "Ablehnen",
  /** The button at the foot of every page that asks again. */
  settings: "Cookie-Einstellungen",
  /** The answer so far, when the question is asked again. */
  now: { granted: "Bisher erlauben Sie es.", denied: "Bisher lehnen Sie es ab." },
  /** For screen readers, when the question appears. */
  announcement: "Am Anfang der Seite steht eine Frage zu Cookies.",
} as const;
