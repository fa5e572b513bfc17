/** Die Wörter der Seite, die diese Website an den eigenen Grenzwerten misst. */
export const proof = {
  hero: {
    eyebrow: "Nachweis",
    title: "An uns selbst gemessen",
    lead: "Die Grenzwerte aus unseren Verträgen und was diese Website daraus macht.",
  },
  promised: { title: "Versprochen", lead: "Es zählt die schlechteste Seite." },
  built: { title: "Gezählt", lead: "Jeder Bau der Website liest das aus ihren Dateien." },
  labels: {
    limit: "Grenzwert",
    kept: "Gehalten",
    missed: "Verfehlt",
    unmeasured: "Noch nicht gemessen",
    command: "Gemessen mit",
  },
  commands: { visits: "pnpm bench proof", build: "pnpm build" },
  age: (day: string, days: number, commit: string) =>
    `Gemessen am ${day}, ${days} Tage vor dem Bau dieser Seite, im Stand ${commit}.`,
  busy: " Der Rechner hatte dabei noch anderes zu tun.",
  counts: {
    paint: "Auf einem gedachten Mittelklassetelefon mit 4G.",
    shift: "Wie weit sich eine Seite bewegt, nachdem sie gezeichnet ist.",
    tap: "Der langsamste Fingertipp aus drei Wegen durch die Website.",
    errors: "Was axe findet: hell, dunkel und mit hohem Kontrast.",
    weight: "Seite, Schriften und erstes Skript, komprimiert.",
    touched: "Mit allem, was die erste Berührung nachlädt.",
    requests: "Vor dem ersten Bild.",
    words: "Seiten, die sich ohne Skripte lesen lassen.",
    forms: "Formulare, die ohne Skripte senden.",
    hosts: "Andere Rechner, die eine Seite fragen darf.",
    headers: "Was die Startseite dem Browser verbietet.",
  },
  names: {
    touched: "Nach der ersten Berührung",
    requests: "Anfragen",
    words: "Ohne Skripte lesbar",
    forms: "Ohne Skripte sendbar",
    hosts: "Andere Rechner",
    headers: "Sicherheitsangaben",
  },
  units: {
    seconds: (seconds: string) => `${seconds} s`,
    milliseconds: (milliseconds: string) => `${milliseconds} ms`,
    kilobytes: (kilobytes: string) => `${kilobytes} KB`,
    of: (some: string, all: string) => `${some} von ${all}`,
  },
} as const;
