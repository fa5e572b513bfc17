import type { FigureWords } from "../../en/pages/proof.ts";

export type { FigureWords } from "../../en/pages/proof.ts";

const kilobytes = (number: string) => `${number}\u00a0KB`;

export const proofFigures = {
  paint: {
    counts: "Bis das größte Element zu sehen ist, auf einem simulierten Mittelklasse-Handy mit 4G.",
    say: (number) => `${number}\u00a0s`,
    missed: "Es zählt allein die langsamste Seite. Die Zahl bleibt rot, bis sie im Rahmen liegt.",
  },
  shift: { counts: "Wie viel von einer Seite sich bewegt, nachdem sie gezeichnet wurde." },
  tap: {
    counts:
      "Vom langsamsten Tippen in drei Abläufen bis zum nächsten Bild, mit vierfach gebremstem Prozessor.",
    say: (number) => `${number}\u00a0ms`,
    missed:
      "Dieses Tippen weckt auch den Code der Seite. Die Zahl bleibt rot, bis sie im Rahmen liegt.",
  },
  errors: { counts: "Was axe findet, in heller, dunkler und kontrastreicher Darstellung." },
  weight: {
    counts: "Seite, Schriften und erstes Skript der schwersten Inhaltsseite, komprimiert.",
    say: kilobytes,
  },
  touched: {
    what: "Nach der ersten Berührung",
    counts:
      "Die schwerste Inhaltsseite mit allen Skripten, die die erste Berührung anfordert. Das meiste davon ist React. Ein Grenzwert ist dafür nicht zugesagt.",
    say: kilobytes,
  },
  requests: {
    what: "Abrufe",
    counts: "Die meisten, die eine Inhaltsseite vor dem ersten Bild braucht.",
  },
  words: {
    what: "Ohne Skripte lesbar",
    counts: "Seiten, die sich ohne Skripte lesen lassen, samt ihren Links.",
  },
  forms: {
    what: "Ohne Skripte gesendet",
    counts:
      "Formulare, die ein Browser von selbst sendet, von allen, die etwas senden. Werkzeuge, die in der Seite arbeiten, senden nichts.",
  },
  hosts: {
    what: "Fremde Server",
    counts: "Server außer diesem, von denen eine Seite etwas laden darf.",
  },
  headers: {
    what: "Sicherheits-Header",
    counts: "Was die Startseite dem Browser zu verweigern aufträgt.",
  },
} as const satisfies Record<string, FigureWords>;

/** Said of visits that were measured on another day than that of the build. */
const daysBefore = (days: number) => (days === 1 ? "einen Tag" : `${days} Tage`);

export const proofWords = {
  labels: {
    limit: "Grenzwert",
    kept: "Eingehalten",
    missed: "Verfehlt",
    unmeasured: "Noch nicht gemessen",
    worst: (page: string) => `Am schlechtesten: „${page}“.`,
  },
  /** The result, before anything else: how many limits are kept, and how many missed. */
  verdict: (kept: number, missed: number) =>
    missed === 0
      ? `Alle ${kept} Grenzen eingehalten.`
      : `${kept} Grenzen eingehalten, ${missed} verfehlt.`,
  how: {
    summary: "Selbst messen",
    text: (commit: string) =>
      `„pnpm build“ zählt, was in den Dateien steht. „pnpm bench proof“ besucht die Seiten, hier beim Commit ${commit}.`,
  },
  of: (some: string, all: string) => `${some} von ${all}`,
  age: (day: string, days: number) =>
    days === 0
      ? `Die Besuche wurden am ${day} gemessen, dem Tag, an dem diese Seite gebaut wurde.`
      : `Die Besuche wurden am ${day} gemessen, ${daysBefore(days)}, bevor diese Seite gebaut wurde.`,
  busy: " Der Rechner war dabei auch anderweitig beschäftigt; eine neue Messung fällt eher besser aus.",
} as const;
