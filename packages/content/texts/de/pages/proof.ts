import type { FigureWords } from "../../en/pages/proof.ts";

export type { FigureWords } from "../../en/pages/proof.ts";

const kilobytes = (number: string) => `${number}\u00a0KB`;

export const proofFigures = {
  paint: {
    counts:
      "Zeit, bis der größte Teil einer Seite zu sehen ist, auf einem Mittelklasse-Handy mit 4G.",
    say: (number) => `${number}\u00a0s`,
    missed: "Unsere langsamste Seite ist zu spät. Die Zahl bleibt rot, bis sie schnell genug ist.",
  },
  shift: { counts: "Wie viel von einer Seite sich bewegt, nachdem sie gezeichnet wurde." },
  tap: {
    counts:
      "Zeit vom Antippen bis zur Antwort der Seite, mit einem Prozessor, der viermal langsamer ist als der eines Laptops.",
    say: (number) => `${number}\u00a0ms`,
    missed: "Das erste Antippen startet auch den Code der Seite. Wir machen ihn kleiner.",
  },
  errors: {
    counts:
      "Fehler, die ein automatischer Test der Barrierefreiheit findet, in heller, dunkler und kontrastreicher Darstellung.",
  },
  weight: {
    counts: "Was die schwerste Seite lädt, bevor Sie sie berühren, komprimiert und ohne Bilder.",
    say: kilobytes,
  },
  touched: {
    what: "Nach der ersten Berührung",
    counts:
      "Dieselbe Seite mit allem, was die erste Berührung lädt. Das meiste davon ist React. Ein Grenzwert ist dafür nicht zugesagt.",
    say: kilobytes,
  },
  requests: {
    what: "Abrufe",
    counts: "Die meisten Dateien, die eine Seite vor ihren Bildern braucht.",
  },
  words: {
    what: "Ohne Skripte lesbar",
    counts: "Seiten, die sich ohne Skripte lesen lassen, samt ihren Links.",
  },
  forms: {
    what: "Ohne Skripte gesendet",
    counts: "Formulare, die ohne Skripte funktionieren, von allen, die etwas senden.",
  },
  hosts: {
    what: "Fremde Server",
    counts: "Server anderer Unternehmen, mit denen eine Seite Kontakt aufnehmen darf.",
  },
  headers: {
    what: "Sicherheits-Header",
    counts: "Regeln, mit denen die Startseite ihre Besucher schützt.",
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
