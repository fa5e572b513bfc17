import { formatNumber } from "@kolam/content/model/basics/numbers";
import { count, quote, quoteSome, size } from "./counting.ts";

type Said = readonly string[];

const blocks = (amount: number) => count(amount, "Block", "Blöcke");
const elements = (amount: number) => count(amount, "Element", "Elemente");

/** The checks of social cards, structured data, weight and markup. */
export const dataChecks = {
  "open-graph": {
    title: "Open-Graph-Karte",
    why: "WhatsApp, LinkedIn, Facebook und Slack nehmen ihre Vorschau aus diesen Tags.",
    fix: "Geben Sie jeder Seite og:title, og:type, og:image, og:url und og:description, mit vollständigen Adressen (https://…).",
    none: "Es gibt keine Open-Graph-Karte.",
    relative: (name: string) => `${name} ist keine vollständige Adresse.`,
    missing: (names: Said) => `Der Karte fehlt: ${names.join(", ")}.`,
    good: "Die Open-Graph-Karte ist vollständig.",
  },
  "twitter-card": {
    title: "Twitter-Karte (X)",
    why: "Die Art der Karte entscheidet, ob ein geteilter Link ein großes oder ein kleines Bild zeigt.",
    fix: 'Fügen Sie <meta name="twitter:card" content="summary_large_image"> ein; Titel, Beschreibung und Bild können aus Open Graph kommen.',
    none: "Es gibt kein Tag twitter:card.",
    unknown: (card: string) => `${quote(card)} ist keine Art von Karte.`,
    missing: (names: Said) => `Der Karte fehlt: ${names.join(", ")}.`,
    good: (card: string) => `Die Karte ist von der Art ${quote(card)}.`,
  },
  "structured-data": {
    title: "Strukturierte Daten",
    why: "Strukturierte Daten sagen Suchmaschinen, wer die Seite veröffentlicht, was sie bietet und wie Seiten zusammenhängen. Rich-Suchergebnisse gibt es nur mit ihnen.",
    fix: "Beschreiben Sie mindestens die Organisation und den Gegenstand der Seite in JSON-LD mit dem Vokabular von schema.org.",
    untyped: (items: number) =>
      `${count(items, "itemscope ohne itemtype sagt", "itemscope ohne itemtype sagen")} nichts.`,
    none: "Es gibt keine strukturierten Daten.",
    jsonLd: (amount: number) => `${count(amount, "Block", "Blöcke")} JSON-LD.`,
    inline: "Die Seite benutzt Microdata oder RDFa.",
  },
  "json-ld-syntax": {
    title: "Gültiges JSON-LD",
    why: "Wegen eines falschen Kommas ignorieren Suchmaschinen den ganzen Block.",
    fix: 'Schreiben Sie gültiges JSON mit "@context": "https://schema.org" und einem "@type".',
    empty: "der Block ist leer",
    broken: (amount: number, problem: string) =>
      `${count(amount, "Block ist", "Blöcke sind")} nicht lesbar: ${problem}.`,
    vague: (amount: number) => `${blocks(amount)} ohne Kontext von schema.org oder Typ.`,
    good: (amount: number) => `${blocks(amount)} mit gültigem JSON-LD.`,
  },
  "json-ld-properties": {
    title: "Vollständiges JSON-LD",
    why: "Ein Objekt ohne seine Pflichtangaben bekommt kein Rich-Suchergebnis; mit den empfohlenen zeigt es mehr.",
    fix: "Ergänzen Sie die fehlenden Angaben mit Werten, die auf der Seite stehen; erfinden Sie nichts.",
    none: "Es gibt keine Objekte zu beurteilen.",
    lacks: (type: string, names: Said) => `${type} fehlt ${names.join(", ")}`,
    should: (type: string, names: Said) => `${type} sollte ${names.join(", ")} haben`,
    or: " oder ",
    date: (type: string, name: string, value: string) =>
      `${type} hat als ${name} ${quote(value)}; das ist kein Datum nach ISO 8601`,
    found: (said: Said, sources: Said) =>
      `${said.slice(0, 3).join("; ")}${said.length > 3 ? `; und ${said.length - 3} weitere` : ""}.` +
      (sources.length === 0 ? "" : ` Siehe ${sources.join(", ")}.`),
    good: (entities: number) => `${count(entities, "Objekt", "Objekte")}, alle vollständig.`,
  },
  "json-ld-ratings": {
    title: "Keine Bewertungen durch sich selbst",
    why: "Suchmaschinen zeigen keine Bewertungen, die eine Organisation sich auf ihrer eigenen Website gibt; ihre Regeln schließen sie aus.",
    fix: "Entfernen Sie review und aggregateRating von der Organisation; Kundenstimmen können als Text bleiben.",
    none: "Es ist keine Organisation beschrieben.",
    found: (organizations: number) =>
      `${count(organizations, "Organisation", "Organisationen")} mit Bewertungen auf der eigenen Seite.`,
    good: "Die Organisation bewertet sich nicht selbst.",
  },
  "duplicate-ids": {
    title: "Eindeutige ids",
    why: "Links, Beschriftungen und Skripte erreichen nur das erste Element mit einer id.",
    fix: "Benutzen Sie jede id einmal; für Wiederholtes gibt es Klassen.",
    found: (ids: Said) => `${count(ids.length, "id", "ids")} mehrfach benutzt: ${quoteSome(ids)}.`,
    good: (ids: number) => `${count(ids, "id", "ids")}, nichts mehrfach benutzt.`,
  },
  "mixed-content": {
    title: "Keine gemischten Inhalte",
    why: "Auf einer https-Seite sperren Browser Skripte und Stile von http-Adressen und warnen vor Formularen, die dorthin senden.",
    fix: "Laden Sie alles über https, oder liefern Sie es selbst aus.",
    http: "Die Seite selbst wird über http ausgeliefert.",
    upgraded: "Die Seite lässt Browser alles über https laden.",
    found: (addresses: Said) =>
      `${count(addresses.length, "Ressource", "Ressourcen")} über http: ${quoteSome(addresses)}.`,
    good: "Alles, was die Seite lädt, kommt über https oder vom eigenen Host.",
  },
  "inline-style": {
    title: "Inline-Stile",
    why: "Inline-CSS wird mit jeder Seite neu gesendet und nie zwischengespeichert; strenge Sicherheitsrichtlinien verbieten style-Attribute, und Elemente ohne Hash.",
    fix: "Verschieben Sie Stile in ein Stylesheet; inline höchstens, was der erste Bildschirm braucht.",
    none: "Kein Inline-CSS.",
    found: (units: number, attributes: number, sent: number) =>
      `${size(units)} Inline-CSS (Elemente komprimiert ${size(sent)}), ${count(attributes, "style-Attribut", "style-Attribute")}.`,
  },
  "dom-size": {
    title: "Zahl der Elemente",
    why: "Jedes Element kostet Speicher und Zeit beim Anordnen, am meisten auf einem billigen Handy.",
    fix: "Entfernen Sie Hüllen, teilen Sie lange Listen auf Seiten auf, und laden Sie später, was nicht zu sehen ist.",
    found: (amount: number, max: number) =>
      `${elements(amount)} in <body>, mehr als ${formatNumber(max)}.`,
    good: (amount: number) => `${elements(amount)} in <body>.`,
  },
  "dom-depth": {
    title: "Tiefe und Breite des DOM",
    why: "Tiefe Verschachtelung und sehr lange Geschwisterreihen bremsen das Anordnen und machen Stile unübersichtlich.",
    fix: "Bleiben Sie bei 32 Ebenen und 60 Kindern je Element.",
    deep: (levels: number) => `Elemente sind ${levels} Ebenen tief verschachtelt.`,
    wide: (children: number) => `Ein Element hat ${count(children, "Kind", "Kinder")}.`,
    good: (levels: number, children: number) =>
      `${count(levels, "Ebene", "Ebenen")} tief, höchstens ${count(children, "Kind", "Kinder")}.`,
  },
  "text-ratio": {
    title: "Verhältnis von Text zu Markup",
    why: "Ist fast alles Gesendete Markup, laden Besucher Bytes, die sie nie lesen. Dies ist ein Hinweis, keine Regel.",
    fix: "Entfernen Sie Hüllen, lagern Sie Zeichnungen und Daten aus, und schreiben Sie mehr Text.",
    found: (percent: number) => `${formatNumber(percent)}\u00a0% des Markups sind Text.`,
  },
  "page-weight": {
    title: "Größe des HTML",
    why: "Alles andere wartet auf das HTML, und Suchmaschinen lesen sehr lange Dateien nicht zu Ende.",
    fix: "Verschieben Sie eingebettete Bilder, Skripte und Daten in eigene Dateien.",
    found: (bytes: number) => `Das HTML hat ${size(bytes)}.`,
  },
  "blocking-scripts": {
    title: "Keine blockierenden Skripte im Kopf",
    why: "Ein einfaches Skript in <head> hält die Seite leer, bis es geladen und gelaufen ist.",
    fix: 'Geben Sie Skripten in <head> defer (oder async oder type="module").',
    found: (scripts: number) =>
      `${count(scripts, "Skript in <head> blockiert", "Skripte in <head> blockieren")} das erste Bild.`,
    good: "Kein Skript in <head> blockiert das erste Bild.",
  },
  "obsolete-markup": {
    title: "Keine Plug-ins, Frames oder veralteten Tags",
    why: "Handys haben keine Plug-ins, Suchmaschinen lesen keine Framesets, und veraltete Tags können jederzeit aufhören zu funktionieren.",
    fix: "Benutzen Sie einfaches HTML: <video>, <audio>, einen Link zur Datei, und CSS für die Gestaltung.",
    found: (amount: number, tags: Said) =>
      `${elements(amount)}: ${tags.map((tag) => `<${tag}>`).join(", ")}.`,
    good: "Keine Plug-ins, Frames oder veralteten Tags.",
  },
};
