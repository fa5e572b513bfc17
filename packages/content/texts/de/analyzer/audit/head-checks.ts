import { count, quote, quoteSome } from "./counting.ts";

type Said = readonly string[];

/** What is said of a length, with the name of what was measured and its article. */
const measured = (name: string) => ({
  short: (length: number, min: number) => `${name} hat ${length} Zeichen, weniger als ${min}.`,
  long: (length: number, max: number) => `${name} hat ${length} Zeichen, mehr als ${max}.`,
  good: (length: number) => `${name} hat ${length} Zeichen.`,
});

const fitted = (name: string) => ({
  wide: (width: number, max: number) =>
    `${name} ist in einem Suchergebnis am Computer ${width}\u00a0px breit; abgeschnitten wird bei ${max}\u00a0px.`,
  good: (width: number) => `${name} ist in einem Suchergebnis am Computer ${width}\u00a0px breit.`,
});

const noTitle = "Es gibt keinen Titel zu messen.";
const noDescription = "Es gibt keine Beschreibung zu messen.";

/** The checks of titles, descriptions and the rest of the head. */
export const headChecks = {
  "parse-errors": {
    title: "Lesbares HTML",
    why: "Ein Parser liest nach einem Fehler weiter, aber nicht wie gemeint: Text, Links oder Tags gehen spurlos verloren.",
    fix: "Schließen Sie das Tag, das Anführungszeichen oder den Kommentar an der ersten genannten Stelle.",
    swallowed: (tag: string, line: number) =>
      `${tag === "!--" ? "Ein Kommentar" : `Ein <${tag}>`} ab Zeile ${line} ist nicht geschlossen; was folgt, gehört dazu und nicht zur Seite.`,
    found: (errors: number, line: number, meaning: string) =>
      `${count(errors, "Parserfehler")}, der erste in Zeile ${line}: ${meaning}.`,
    meanings: {
      "duplicate-attribute": "ein Attribut kommt zweimal vor, und das zweite wird ignoriert",
      "eof-in-comment": "ein Kommentar wird nie geschlossen",
      "eof-in-tag": "die Seite endet mitten in einem Tag",
      "nested-comment": "ein Kommentar beginnt in einem anderen und endet mit ihm",
      "unexpected-character-in-attribute-name":
        "ein Anführungszeichen oder „<“ steht, wo das Tag weitergehen müsste",
      "unexpected-question-mark-instead-of-tag-name":
        "Code des Servers, etwa <?php, steht in der Seite",
    } as Readonly<Record<string, string>>,
    good: "Der Parser hat nichts verloren.",
  },
  title: {
    title: "Seitentitel",
    why: "Der Titel ist die Überschrift im Suchergebnis, im Tab und im Lesezeichen, und ein starkes Zeichen dafür, wovon die Seite handelt.",
    fix: "Setzen Sie genau ein <title>, das nur zu dieser Seite passt, in <head>.",
    none: "Die Seite hat keinen Titel.",
    empty: "Der Titel ist leer.",
    outside: (title: string) => `Der Titel ${quote(title)} steht außerhalb von <head>.`,
    several: (titles: Said) => `Die Seite hat ${titles.length} Titel: ${quoteSome(titles)}.`,
    good: (title: string) => `Der Titel lautet ${quote(title)}.`,
  },
  "title-length": {
    title: "Länge des Titels",
    why: "Ein kurzer Titel verschenkt Platz, der die Seite von anderen abheben könnte; ein langer wird abgeschnitten.",
    fix: "Stellen Sie das Thema an den Anfang und den Namen der Website ans Ende, und füllen Sie den Platz, ohne ihn zu überschreiten.",
    none: noTitle,
    ...measured("Der Titel"),
    tiny: (length: number) => `Der Titel hat ${length} Zeichen: zu wenige, um etwas zu sagen.`,
  },
  "title-width": {
    title: "Breite des Titels",
    why: "Suchergebnisse schneiden Titel nach der Breite ab, nicht nach der Zahl der Buchstaben: Sechzig schmale passen, sechzig Großbuchstaben nicht.",
    fix: "Benutzen Sie weniger Wörter und Großbuchstaben, und kürzen oder streichen Sie den Namen der Website.",
    none: noTitle,
    ...fitted("Der Titel"),
  },
  "title-subject": {
    title: "Titel und Seite passen zusammen",
    why: "Kündigt der Titel etwas an, wovon die Seite nicht handelt, ersetzen ihn Suchmaschinen womöglich, und Besucher gehen.",
    fix: "Benutzen Sie in Titel, Hauptüberschrift und Text dieselben Wörter: die, nach denen gesucht wird.",
    otherLanguage: "Nur englische Titel werden mit dem Text verglichen.",
    none: "Der Titel hat keine Wörter, die sich vergleichen ließen.",
    nothing: (title: string) => `Kein Wort des Titels ${quote(title)} kommt im Text vor.`,
    little: (title: string) =>
      `Die meisten Wörter des Titels ${quote(title)} kommen weder im Text noch in der Hauptüberschrift vor.`,
    good: "Titel und Text handeln vom selben Thema.",
  },
  description: {
    title: "Meta-Beschreibung",
    why: "Die Beschreibung ist oft der Text unter dem Titel im Suchergebnis. Fehlt sie, wählt die Suchmaschine einen Satz der Seite.",
    fix: 'Setzen Sie ein <meta name="description" content="…"> in <head>: was die Seite bietet, für wen, und warum man sie öffnen sollte.',
    none: "Die Seite hat keine Meta-Beschreibung.",
    empty: "Die Meta-Beschreibung ist leer.",
    outside: "Die Meta-Beschreibung steht außerhalb von <head>.",
    several: (descriptions: number) => `Die Seite hat ${descriptions} Meta-Beschreibungen.`,
    cut: "Die Beschreibung endet mit Auslassungspunkten: Sie wurde gekürzt, bevor jemand sie sah.",
    good: (description: string) => `Die Beschreibung lautet ${quote(description)}.`,
  },
  "description-length": {
    title: "Länge der Beschreibung",
    why: "Eine kurze Beschreibung verschenkt Platz im Suchergebnis; eine lange wird abgeschnitten.",
    fix: "Stellen Sie das Wichtige an den Anfang, und füllen Sie den Platz, ohne ihn zu überschreiten.",
    none: noDescription,
    ...measured("Die Beschreibung"),
  },
  "description-width": {
    title: "Breite der Beschreibung",
    why: "Suchergebnisse schneiden Beschreibungen nach der Breite ab, und den Rest liest niemand.",
    fix: "Kürzen Sie die Beschreibung auf etwa zwei Zeilen eines Suchergebnisses am Computer.",
    none: noDescription,
    ...fitted("Die Beschreibung"),
  },
  robots: {
    title: "Anweisungen für Robots",
    why: "Ein Wort in einem Robots-Tag hält eine Seite oder ihren Text aus den Suchergebnissen fern. Oft wird es auf einer Testseite gesetzt und dann vergessen.",
    fix: "Entfernen Sie noindex und nofollow von Seiten, die gefunden werden sollen; ohne Robots-Tag ist alles erlaubt.",
    conflict: (pair: readonly [string, string]) =>
      `Die Robots-Tags widersprechen sich: ${pair[0]} und ${pair[1]}. Das strengere gilt.`,
    fixConflict: "Behalten Sie ein Robots-Tag ohne Widersprüche.",
    closed: "Die Seite bittet Suchmaschinen, sie nicht zu zeigen.",
    closedTo: (engine: string) => `Die Seite bittet ${engine}, sie nicht zu zeigen.`,
    open: "Die Seite soll nicht in die Suchergebnisse, sagt es aber nicht.",
    fixOpen: 'Fügen Sie <meta name="robots" content="noindex"> in <head> ein.',
    intended: "Die Seite bleibt wie beabsichtigt aus den Suchergebnissen heraus.",
    nofollow: "Suchmaschinen dürfen den Links dieser Seite nicht folgen (nofollow).",
    nosnippet: "Suchergebnisse dürfen keinen Text der Seite zeigen (nosnippet).",
    unknown: (directive: string) => `Keine Suchmaschine kennt die Anweisung ${quote(directive)}.`,
    header: (value: string) => `Der Server sendet den Header X-Robots-Tag: ${quote(value)}.`,
    noDate: "unavailable_after hat ein Datum in keinem Format, das Google annimmt.",
    good: (directives: Said, leftOut: Said) =>
      (directives.length === 0
        ? "Kein Robots-Tag: Indexieren und Folgen sind erlaubt."
        : `Indexieren und Folgen sind erlaubt (${directives.join(", ")}).`) +
      (leftOut.length === 0 ? "" : ` Weggelassen: ${leftOut.join(", ")}.`),
  },
  canonical: {
    title: "Kanonische Adresse",
    why: "Dieselbe Seite ist unter vielen Adressen erreichbar. Der Canonical-Link sagt, welche Suchmaschinen aufführen sollen.",
    fix: 'Setzen Sie ein <link rel="canonical" href="https://…"> mit der vollständigen Adresse dieser Seite in <head>.',
    outside: "Der Canonical-Link steht außerhalb von <head>, wo er ignoriert wird.",
    ignored: (attributes: Said) =>
      `Google übergeht einen Canonical-Link mit dem Attribut ${attributes.join(" oder ")}.`,
    notNeeded:
      "Die Seite bleibt aus den Suchergebnissen heraus und braucht keine kanonische Adresse.",
    none: "Die Seite nennt ihre kanonische Adresse nicht.",
    conflict: (addresses: Said) => `Canonical-Links widersprechen sich: ${quoteSome(addresses)}.`,
    relative: (address: string) =>
      `Die kanonische Adresse ${quote(address)} ist nicht vollständig.`,
    invalid: (address: string) =>
      address === ""
        ? "Der Canonical-Link nennt keine Adresse."
        : `Der Canonical-Link nennt ${quote(address)}; das ist keine vollständige Adresse.`,
    fragment: (address: string) =>
      `Die kanonische Adresse ${quote(address)} hat einen Teil nach dem #.`,
    home: "Der Canonical-Link zeigt auf die Startseite statt auf diese Seite.",
    copy: (address: string) => `Die Seite erklärt sich zur Kopie von ${quote(address)}.`,
    card: (addresses: Said) =>
      `Kanonische Adresse und og:url sind verschieden: ${quoteSome(addresses)}.`,
    several: (links: number) => `Der Canonical-Link kommt ${links}-mal vor.`,
    good: (address: string) => `Die kanonische Adresse ist ${quote(address)}.`,
  },
  hreflang: {
    title: "Sprachfassungen (hreflang)",
    why: "hreflang führt Besucher zur Fassung in ihrer Sprache. Suchmaschinen ignorieren Einträge mit falschem Code oder falscher Adresse.",
    fix: "Führen Sie alle Fassungen auf, auch diese Seite, mit einem Sprachcode aus zwei Buchstaben, nötigenfalls einer Region, und vollständiger Adresse. Für alle anderen kommt ein x-default hinzu.",
    none: "Die Seite hat keine anderen Sprachfassungen.",
    outside: "hreflang-Links stehen außerhalb von <head>.",
    unknown: (codes: Said) => `Suchmaschinen kennen diese Codes nicht: ${quoteSome(codes)}.`,
    relative: "hreflang-Links brauchen vollständige Adressen.",
    clash: (code: string) => `${quote(code)} hat zwei Adressen.`,
    self: "Die Seite fehlt in ihrer eigenen Liste der Fassungen.",
    noDefault: "Es gibt keine Fassung x-default.",
    good: (codes: Said) => `Fassungen: ${codes.join(", ")}.`,
  },
  "meta-refresh": {
    title: "Kein Neuladen durch ein Meta-Tag",
    why: "Ein Meta-Refresh unterbricht beim Lesen, stört die Zurück-Taste und ist ein schwächeres Zeichen als eine Weiterleitung durch den Server.",
    fix: "Leiten Sie auf dem Server mit Status 301 weiter, oder entfernen Sie das Tag.",
    stub: (target: string) =>
      `Dies ist keine Seite, sondern eine Weiterleitung zu ${quote(target)}.`,
    fixStub:
      "Kann der Server mit Status 301 weiterleiten, lassen Sie es ihn tun; sonst lassen Sie es so, denn einer sofortigen Weiterleitung folgen Suchmaschinen.",
    found: (content: string) =>
      `Die Seite lädt sich neu oder leitet weiter (${content || "ohne Angabe der Zeit"}).`,
    good: "Die Seite lädt sich nicht neu.",
  },
  doctype: {
    title: "Doctype",
    why: "Ohne ihn ordnen Browser die Seite nach den Regeln der Neunzigerjahre an (Quirks-Modus).",
    fix: "Beginnen Sie die Datei mit <!doctype html>.",
    fragment:
      "Dies ist ein Bruchstück: Es hat weder einen Doctype noch <html>, <head> oder <title>.",
    fixFragment: "Prüfen Sie die ganze Seite, wie ein Browser sie bekommt.",
    none: "Es gibt keinen Doctype: Browser benutzen den Quirks-Modus.",
    quirks: "Dieser Doctype versetzt Browser in den Quirks-Modus.",
    limited: "Dieser Doctype versetzt Browser in den eingeschränkten Quirks-Modus.",
    good: "Die Seite beginnt mit <!doctype html>.",
  },
  charset: {
    title: "Zeichenkodierung",
    why: "Müssen Browser die Kodierung erraten, werden aus ä, ß und € womöglich falsche Zeichen, auf der Seite und im Suchergebnis.",
    fix: 'Stellen Sie <meta charset="utf-8"> an den Anfang von <head>.',
    mark: "Ein Byte-Order-Mark kündigt Unicode an.",
    none: "Das HTML nennt keine Kodierung; es verlässt sich auf den Header des Servers.",
    late: (bytes: number) => `Die Kodierung wird erst nach den ersten ${bytes} Bytes genannt.`,
    other: (encoding: string) => `Die Kodierung ist ${quote(encoding)}, nicht UTF-8.`,
    good: "Die Kodierung ist UTF-8 und wird früh genug genannt.",
  },
  lang: {
    title: "Sprache der Seite",
    why: "Screenreader wählen danach eine Stimme, Browser trennen danach Silben und bieten Übersetzungen an.",
    fix: 'Geben Sie die Sprache am Wurzelelement an, etwa <html lang="de">.',
    none: "Die Seite sagt nicht, in welcher Sprache sie ist.",
    unknown: (code: string) => `${quote(code)} ist kein Sprachcode.`,
    good: (code: string) => `Als Sprache der Seite ist ${quote(code)} angegeben.`,
  },
  "text-language": {
    title: "Text in der angegebenen Sprache",
    why: "Eine Stimme, die Hindi als Englisch vorliest, versteht niemand, und Suchmaschinen zeigen die Seite den Falschen.",
    fix: "Geben Sie an <html> die Sprache des Textes an, und die von Stellen in einer anderen an deren eigenen Elementen.",
    none: "Es ist keine Sprache angegeben, mit der sich der Text vergleichen ließe.",
    english: (code: string) => `Angegeben ist ${quote(code)}, doch der Text ist englisch.`,
    script: (code: string) =>
      `Angegeben ist ${quote(code)}, doch der größte Teil des Textes hat eine andere Schrift.`,
    good: (code: string) => `Nichts spricht gegen ${quote(code)}.`,
  },
  viewport: {
    title: "Viewport für Handys",
    why: "Ohne ihn zeigen Handys eine verkleinerte Seite für Computer, und Suchmaschinen indexieren die Fassung fürs Handy.",
    fix: 'Benutzen Sie <meta name="viewport" content="width=device-width, initial-scale=1">, und schränken Sie das Vergrößern nicht ein.',
    none: "Es gibt kein Viewport-Tag.",
    empty: "Das Viewport-Tag bestimmt weder Breite noch Maßstab.",
    fixed: (width: string) => `Die Seite ist auf eine Breite von ${width} festgelegt.`,
    noZoom: "Die Seite lässt sich nicht vergrößern.",
    good: "Die Seite passt ihre Breite dem Bildschirm an.",
  },
  "head-integrity": {
    title: "Unversehrter Kopf",
    why: "Ein verirrtes <div> oder <img> oder ein nicht geschlossenes Tag beendet <head> zu früh. Canonical und Robots danach landen in <body> und werden ignoriert.",
    fix: "In <head> gehören nur title, meta, link, style, script, base, template und noscript; sehen Sie kurz vor der ersten genannten Stelle nach.",
    found: (elements: number) =>
      `${count(elements, "Element für <head> ist", "Elemente für <head> sind")} in <body> gelandet.`,
    good: "Alles, was in <head> gehört, ist dort.",
  },
  favicon: {
    title: "Icon der Website",
    why: "Das Icon steht neben dem Suchergebnis, im Tab und in Lesezeichen.",
    fix: 'Fügen Sie <link rel="icon" href="/icon.svg" type="image/svg+xml"> ein, und ein PNG für ältere Browser.',
    none: "Die Seite nennt kein Icon, Browser können also nur /favicon.ico erraten.",
    good: "Die Seite nennt ihr Icon.",
  },
  feed: {
    title: "Feed",
    why: "Wer einer Website folgt, erfährt aus ihrem Feed von neuen Artikeln.",
    fix: 'Veröffentlichen Sie einen Feed in Atom oder RSS, und verlinken Sie ihn: <link rel="alternate" type="application/atom+xml" href="/feed.xml">.',
    none: "Dies ist ein Artikel oder ein Blog, und es ist kein Feed verlinkt.",
    notNeeded: "Nur Artikel und Blogs brauchen einen Feed.",
    good: "Die Seite verlinkt ihren Feed.",
  },
};
