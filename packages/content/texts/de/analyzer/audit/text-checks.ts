import { count, quote, quoteSome } from "./counting.ts";

type Said = readonly string[];

/** A length in words; a script without spaces is counted as so many words. */
const lengthOf = (words: number, dense: boolean) =>
  `${dense ? "umgerechnet " : ""}${count(words, "Wort", "Wörter")}`;
const lengthAfterPreposition = (words: number, dense: boolean) =>
  `${dense ? "umgerechnet " : ""}${count(words, "Wort", "Wörtern")}`;
const links = (amount: number) => count(amount, "Link", "Links");
const images = (amount: number) => count(amount, "Bild", "Bilder");
const ofImages = (some: number, all: number) => `${some} von ${count(all, "Bild", "Bildern")}`;

/** The checks of headings, text, links and images. */
export const textChecks = {
  h1: {
    title: "Eine Hauptüberschrift",
    why: "Die Hauptüberschrift sagt Lesenden, Screenreadern und Suchmaschinen, wovon die Seite handelt.",
    fix: "Geben Sie der Seite genau ein <h1>, mit Text darin.",
    none: "Es gibt keine Hauptüberschrift (h1).",
    several: (texts: Said) => `Es gibt ${texts.length} Hauptüberschriften: ${quoteSome(texts)}.`,
    empty: "Die Hauptüberschrift ist leer.",
    good: (text: string) => `Die Hauptüberschrift lautet ${quote(text)}.`,
  },
  "heading-outline": {
    title: "Gliederung der Überschriften",
    why: "Viele Menschen bewegen sich mit Überschriften durch eine Seite wie mit einem Inhaltsverzeichnis. Eine übersprungene Ebene sieht aus wie ein fehlendes Kapitel.",
    fix: "Gehen Sie immer nur eine Ebene tiefer (h2, dann h3). Wählen Sie Überschriften nach dem Rang, und bestimmen Sie ihre Größe in CSS.",
    found: (jumps: number, from: number, to: number) =>
      `${count(jumps, "Überschrift überspringt", "Überschriften überspringen")} eine Ebene, die erste von h${from} zu h${to}.`,
    good: (headings: number) =>
      `${count(headings, "Überschrift", "Überschriften")}, keine Ebene übersprungen.`,
  },
  "heading-text": {
    title: "Überschriften haben Text",
    why: "Screenreader sagen eine leere Überschrift ohne Namen an, und in der Gliederung bleibt eine Lücke.",
    fix: "Geben Sie jeder Überschrift Text, oder benutzen Sie ein anderes Element.",
    none: "Unter der Hauptüberschrift gibt es keine weiteren.",
    found: (headings: number) => `${count(headings, "Überschrift", "Überschriften")} ohne Text.`,
    good: "Jede Überschrift unter der Hauptüberschrift hat Text.",
  },
  subheadings: {
    title: "Zwischenüberschriften in langem Text",
    why: "Man überfliegt eine Seite, bevor man sie liest, und überspringt lange Strecken ohne Zwischenüberschrift.",
    fix: "Setzen Sie spätestens alle 300 Wörter eine Überschrift, die sagt, was folgt.",
    short: "Der Text ist so kurz, dass er keine Zwischenüberschriften braucht.",
    found: (stretches: number, words: number, dense: boolean) =>
      `${count(stretches, "Strecke", "Strecken")} von mehr als ${lengthAfterPreposition(words, dense)} ohne Überschrift.`,
    good: (words: number, dense: boolean) =>
      `Keine Strecke ohne Überschrift ist länger als ${lengthOf(words, dense)}.`,
  },
  "word-count": {
    title: "Menge des Textes",
    why: "Eine Seite mit wenig Text gibt Suchmaschinen wenig zum Vergleichen und Lesenden wenig an die Hand.",
    fix: "Beantworten Sie die Fragen Ihrer Besucher im Hauptteil, ohne Füllwörter.",
    shell: (words: number, dense: boolean) =>
      `Der Inhalt hat ${lengthOf(words, dense)}. Das sieht nach einer leeren Hülle aus, die Skripte füllen.`,
    fixShell:
      "Liefern Sie den Text im HTML (auf dem Server oder vorab gerendert), oder prüfen Sie das HTML, nachdem die Skripte gelaufen sind.",
    few: (words: number, min: number, dense: boolean) =>
      `Der Inhalt hat ${lengthOf(words, dense)}, weniger als ${lengthOf(min, dense)}.`,
    good: (words: number, dense: boolean) => `Der Inhalt hat ${lengthOf(words, dense)}.`,
  },
  readability: {
    title: "Lesbarkeit",
    why: "Die meisten lesen auf dem Handy, in Eile, und viele nicht in ihrer Muttersprache. Kurze Wörter und Sätze halten sie auf der Seite.",
    fix: "Teilen Sie lange Sätze, bevorzugen Sie kurze Wörter, und schreiben Sie im Aktiv.",
    otherLanguage: "Das Maß für die Lesbarkeit gilt für Englisch.",
    short: "Es gibt zu wenig fortlaufenden Text zum Messen.",
    hard: (ease: number) =>
      `Die Lesbarkeit nach Flesch ist ${ease} von 100: sehr schwierig, wie an der Universität.`,
    difficult: (ease: number) => `Die Lesbarkeit nach Flesch ist ${ease} von 100: schwierig.`,
    good: (ease: number) => `Die Lesbarkeit nach Flesch ist ${ease} von 100.`,
  },
  "keyword-density": {
    title: "Keyword-Dichte",
    why: "Ein Wort für Suchmaschinen zu wiederholen ermüdet Lesende, und Suchmaschinen behandeln es als Spam.",
    fix: "Ersetzen Sie Wiederholungen durch Fürwörter, andere Wörter und Einzelheiten.",
    otherLanguage: "Füllwörter sind nur für Englisch bekannt.",
    short: "Es gibt zu wenig Text zum Messen.",
    found: (term: string, percent: number, times: number, words: number) =>
      `Das häufigste Wort ist ${quote(term)}: ${String(percent).replace(".", ",")}\u00a0% (${times} von ${words})`,
    much: "viel",
    stuffed: "überladen",
  },
  "hidden-text": {
    title: "Kein verkleideter Text",
    why: "Text in der Farbe seines Grundes, ohne Größe oder weit außerhalb des Fensters gilt nur Suchmaschinen, und sie halten ihn für Spam.",
    fix: "Zeigen Sie den Text allen, oder entfernen Sie ihn.",
    found: (amount: number) =>
      `${count(amount, "Wort", "Wörter")}, die niemand sieht, weil ein Stil sie unsichtbar macht.`,
    good: "Kein Stil macht Text unsichtbar.",
  },
  "placeholder-text": {
    title: "Kein Blindtext",
    why: "Lorem ipsum auf einer öffentlichen Seite zeigt, dass niemand Korrektur gelesen hat.",
    fix: "Schreiben Sie den Text, oder entfernen Sie den Abschnitt, bis es ihn gibt.",
    found: (blocks: number) => `${count(blocks, "Abschnitt", "Abschnitte")} mit Blindtext.`,
    good: "Es wurde kein Blindtext gefunden.",
  },
  "link-text": {
    title: "Linktexte",
    why: "Linktexte werden für sich gelesen: Screenreader listen sie auf, und Suchmaschinen nehmen sie als Beschreibung des Ziels.",
    fix: "Nennen Sie das Ziel: „Unsere SEO-Preise“, nicht „hier klicken“. Geben Sie Links mit Icon ein aria-label oder ihrem Bild ein alt.",
    empty: (amount: number) => `${links(amount)} ohne jeden Text.`,
    missing: (ids: Said) => `aria-labelledby nennt ids, die es nicht gibt: ${quoteSome(ids)}.`,
    generic: (amount: number, texts: Said) =>
      `${links(amount)} mit nichtssagendem Text: ${quoteSome(texts)}.`,
    good: (amount: number) => `${links(amount)}, alle mit aussagekräftigem Text.`,
  },
  "crawlable-links": {
    title: "Links für Crawler",
    why: "Suchmaschinen folgen Adressen, nicht Skripten. Eine Seite, zu der nur ein solcher Link führt, finden sie nicht.",
    fix: "Benutzen Sie <a href> mit einer echten Adresse für Links und <button> für Aktionen.",
    found: (amount: number) =>
      `${count(amount, "Link, dem", "Links, denen")} Suchmaschinen nicht folgen können.`,
    good: (amount: number) => `${links(amount)}, alle mit Adresse.`,
  },
  "fragment-links": {
    title: "Links innerhalb der Seite",
    why: "Ein Link zu einer id, die es nicht gibt, tut nichts.",
    fix: "Geben Sie dem Ziel die id aus dem Link, oder berichtigen Sie den Link.",
    none: "Es gibt keine Links innerhalb der Seite.",
    found: (amount: number, addresses: Said) =>
      `${links(amount)} ohne Ziel: ${quoteSome(addresses)}.`,
    good: (amount: number) => `${links(amount)} innerhalb der Seite, alle mit Ziel.`,
  },
  "local-addresses": {
    title: "Keine lokalen Adressen",
    why: "Links auf den Rechner, an dem geschrieben wurde, sind für alle anderen kaputt.",
    fix: "Ersetzen Sie Adressen auf localhost, in privaten Netzen und mit file: durch öffentliche.",
    local: "Dieser Build ist für einen Entwicklungsrechner bestimmt.",
    found: (addresses: Said) =>
      `${count(addresses.length, "Adresse, die sonst niemand", "Adressen, die sonst niemand")} öffnen kann: ${quoteSome(addresses)}.`,
    good: "Keine Adresse zeigt auf einen privaten Rechner.",
  },
  "insecure-links": {
    title: "Interne Links benutzen HTTPS",
    why: "Ein Link zur http-Adresse der eigenen Website kostet jedes Mal eine Weiterleitung und lässt sich unterwegs verfälschen.",
    fix: "Schreiben Sie interne Links ohne Host (/kontakt) oder mit https.",
    unknown: "Die eigene https-Adresse der Seite ist nicht bekannt.",
    found: (amount: number) => `${count(amount, "interner Link", "interne Links")} über http.`,
    good: "Kein interner Link führt zu http.",
  },
  "internal-nofollow": {
    title: "Kein nofollow an internen Links",
    why: "nofollow an einem Link zur eigenen Seite bittet Suchmaschinen, ihn nicht als Empfehlung zu nehmen.",
    fix: 'Entfernen Sie rel="nofollow" von Links innerhalb der Website; halten Sie eine Seite mit noindex aus dem Index.',
    found: (amount: number) => `${count(amount, "interner Link", "interne Links")} mit nofollow.`,
    good: "Kein interner Link hat nofollow.",
  },
  "image-alt": {
    title: "Alternativtext",
    why: "Wer das Bild nicht sehen kann, ist auf seinen Alternativtext angewiesen, und die Bildersuche auch.",
    fix: 'Beschreiben Sie in alt="…" oder im <title> einer Zeichnung, was das Bild zeigt; Schmuck bekommt alt="".',
    missing: (missing: number, all: number) => `${ofImages(missing, all)} ohne Alternativtext.`,
    blank: (blank: number, all: number) =>
      `${ofImages(blank, all)} mit nichts als Leerzeichen im Alternativtext.`,
    good: (all: number) => `${images(all)}, alle mit Alternativtext.`,
  },
  "image-alt-quality": {
    title: "Brauchbarer Alternativtext",
    why: "„IMG_2041.jpg“ vorgelesen ist schlimmer als Stille, und ein ganzer Absatz gehört in den Text.",
    fix: "Sagen Sie in höchstens 150 Zeichen, was das Bild zeigt.",
    none: "Es gibt keinen Alternativtext zu beurteilen.",
    found: (texts: Said) =>
      `${count(texts.length, "Alternativtext nützt", "Alternativtexte nützen")} wenig: ${quoteSome(texts)}.`,
    good: (texts: number) =>
      `${count(texts, "Alternativtext", "Alternativtexte")}, alle brauchbar.`,
  },
  "image-size": {
    title: "Maße der Bilder",
    why: "Ohne Breite und Höhe hält der Browser keinen Platz frei, und der Text springt, wenn das Bild kommt (Layout-Verschiebung).",
    fix: "Geben Sie Breite und Höhe der Datei als Attribute an; CSS kann das Bild trotzdem skalieren.",
    found: (unsized: number, all: number) => `${ofImages(unsized, all)} ohne Maße.`,
    good: (all: number) => `${images(all)}, alle mit Maßen.`,
  },
  "image-loading": {
    title: "Das erste Bild lädt sofort",
    why: 'Das Größte im ersten Fenster entscheidet, wie schnell eine Seite wirkt; mit loading="lazy" wartet es auf die Anordnung.',
    fix: 'Lassen Sie loading="lazy" am Bild am Kopf der Seite weg, und setzen Sie dort fetchpriority="high".',
    torn: (amount: number) =>
      `${images(amount)} mit loading="lazy" und fetchpriority="high", die einander widersprechen.`,
    late: "Das Bild am Kopf des Inhalts wird erst spät geladen (lazy).",
    good: "Kein Bild am Kopf des Inhalts wartet.",
  },
};
