import { count, quote, quoteSome } from "./counting.ts";

type Said = readonly string[];
type Pair = readonly [name: string, value: string];

const none = "Es gibt keine Objekte zu beurteilen.";

/** The checks of what structured data says. */
export const valueChecks = {
  "json-ld-values": {
    title: "Richtige Werte in strukturierten Daten",
    why: "Ein vergangenes Datum, ein Wort, das das Vokabular nicht kennt, oder ein Preis mit Zeichen wird verworfen, und mit ihm das Ergebnis, für das es da war.",
    fix: "Schreiben Sie Daten wie 2026-05-31 und in ihrer Reihenfolge, Preise wie 9999.00, Währungen wie EUR, und nur Wörter von schema.org.",
    none,
    order: (type: string, [first, from]: Pair, [second, to]: Pair) =>
      `${type} hat als ${first} ${quote(from)}, später als ${second} ${quote(to)}`,
    future: (type: string, name: string, date: string) =>
      `${type} hat als ${name} ${quote(date)}; das liegt in der Zukunft`,
    past: (type: string, name: string, date: string) =>
      `${type} hat als ${name} ${quote(date)}; das ist vorbei`,
    price: (type: string, name: string, price: string) =>
      `${type} hat als ${name} ${quote(price)}; das ist keine bloße Zahl`,
    currency: (type: string, currency: string) =>
      `${type} hat die Währung ${quote(currency)}; das ist kein Code wie EUR (ISO 4217)`,
    word: (type: string, name: string, word: string, words: Said) =>
      `${type} hat als ${name} ${quote(word)}; möglich sind ${words.join(", ")}`,
    described: (type: string, name: string) =>
      `${type} hat als ${name} einen Text statt einer Beschreibung durch Eigenschaften`,
    address: (type: string, name: string, address: string) =>
      `${type} hat als ${name} ${quote(address)}; das ist keine vollständige Adresse`,
    example: (type: string, address: string) =>
      `${type} soll dasselbe sein wie ${quote(address)}, ein Platzhalter`,
    positions: "die Positionen von BreadcrumbList zählen nicht 1, 2, 3",
    rating: (value: number, best: number) =>
      `eine Bewertung von ${value} liegt über der besten, ${best}`,
    found: (said: Said) =>
      `${said.slice(0, 3).join("; ")}${said.length > 3 ? `; und ${said.length - 3} weitere` : ""}.`,
    good: (entities: number) =>
      `${count(entities, "Objekt", "Objekte")}, deren Werte in Ordnung sind.`,
  },
  "json-ld-references": {
    title: "Verweise in strukturierten Daten",
    why: "Eine @id, die ins Leere führt, nimmt dem Objekt den Autor, den Herausgeber oder das Produkt, auf das es verweist.",
    fix: "Beschreiben Sie jedes Objekt einmal unter seiner @id, und verweisen Sie mit genau derselben @id darauf.",
    none: "Kein Objekt verweist auf ein anderes.",
    found: (ids: Said) =>
      `${count(ids.length, "Verweis", "Verweise")} auf kein Objekt der Seite: ${quoteSome(ids)}.`,
    good: (references: number) => `${count(references, "Verweis", "Verweise")}, keiner ins Leere.`,
  },
  "json-ld-on-page": {
    title: "Strukturierte Daten stehen auf der Seite",
    why: "Was strukturierte Daten sagen und kein Leser der Seite findet, übergehen Suchmaschinen, und sie können es bestrafen.",
    fix: "Zeigen Sie Frage, Antwort, Bewertung oder Preis wörtlich auf der Seite, oder nehmen Sie sie aus den Daten.",
    none: "Es gibt keine Objekte zu vergleichen.",
    found: (texts: Said) =>
      `${count(texts.length, "Wert", "Werte")}, die auf der Seite nicht stehen: ${quoteSome(texts)}.`,
    good: "Was die Daten sagen, steht auf der Seite.",
  },
  "json-ld-retired": {
    title: "Keine abgeschafften Ergebnisse",
    why: "Für diese Typen zeigt Google nichts mehr. Sie schaden nicht, doch wer auf sie zählt, wartet vergebens.",
    fix: "Beschreiben Sie, wovon die Seite vor allem handelt; was abgeschafft ist, darf ein Teil davon bleiben.",
    none,
    since: (type: string, month: string) => `${type} (seit ${month})`,
    found: (types: Said) => `Google zeigt kein Ergebnis mehr für ${types.join(", ")}.`,
    good: "Kein Typ ist abgeschafft.",
  },
};
