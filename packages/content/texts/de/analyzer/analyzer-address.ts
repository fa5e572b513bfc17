import type { AddressWords } from "@kolam/content/model/analyzer/address-words";

export const addressWords = {
  note: "Eine echte Prüfung und ein simulierter Bericht",
  intro:
    "Die Seite wird auch wirklich geladen und geprüft. Ihre Adresse geht an unseren Server, der die Antwort zehn Minuten behält und nichts aufschreibt.",
  off: "Adressen werden hier nicht abgerufen: Für echte Zahlen fügen Sie das HTML der Seite ein.",
  offer: (host: string) => `${host} wirklich prüfen`,
  offerText: "Die Simulation nimmt diese Adresse nicht an. Die echte Prüfung schon.",
  tool: { title: "Die echte Prüfung", note: "Die Seite, wie ihr Server sie sendet" },
  asking: (host: string) => `${host} wird nach der Seite gefragt`,
  cancel: "Abbrechen",
  failed: { title: "Die Seite war nicht zu bekommen", paste: "Stattdessen ihr HTML einfügen" },
  seeReal: "Echte Zahlen: die Prüfung oben",
  simulatedBeside:
    "Diese Zahlen sind simuliert: in Ihrem Browser ausgelost, um zu zeigen, wie ein Bericht aussieht. Die echten stehen in der Prüfung oben.",
  fetched: {
    title: "Wie sie geladen wurde",
    address: "Adresse",
    time: "Geladen",
    redirects: "Weiterleitungen",
    noRedirects: "Keine",
    robots: {
      label: "robots.txt",
      none: "Es gibt keine, also dürfen Suchmaschinen alles laden",
      allows: "Lässt Suchmaschinen die Seite laden",
      forbids: "Verbietet Suchmaschinen, die Seite zu laden",
    },
    sitemap: {
      label: "Sitemap",
      named: "Nennt die Seite",
      missing: "Nennt die Seite nicht",
      none: "Es gibt keine an der üblichen Adresse, und robots.txt nennt keine",
      unknown: "War nicht ganz zu lesen, und der gelesene Teil nennt die Seite nicht",
    },
    header: "X-Robots-Tag",
    link: "Link zu dieser Prüfung",
    linkText: "Er füllt die Adresse aus. Geladen wird erst, wenn man auf die Schaltfläche drückt.",
  },
  ask: {
    action: "Uns dazu fragen",
    message: (address: string, score: number, faults: readonly string[]) =>
      [
        `Ich habe ${address} mit Ihrer SEO-Analyse geprüft: ${score} von 100.`,
        ...(faults.length > 0 ? ["", "Das hat sie zuerst gefunden:", ...faults] : []),
        "",
        "Was würden Sie daran tun?",
      ].join("\n"),
  },
  problems: {
    address: () => "Das ist keine Adresse einer Webseite.",
    port: (port) =>
      `Am Port ${port} stehen keine Websites: Geladen werden nur Seiten an den üblichen Ports.`,
    credentials: () => "In dieser Adresse stehen ein Name und ein Passwort. Lassen Sie sie weg.",
    private: (host) =>
      `${host} liegt nicht im öffentlichen Internet, und nur öffentliche Seiten werden geladen.`,
    "no-host": (host) => `Eine Website ${host} gibt es nicht. Ist sie richtig geschrieben?`,
    refused: () => "Unter dieser Adresse antwortet nichts: Vielleicht steht der Server still.",
    certificate: () =>
      "Das Zertifikat des Servers ist nicht in Ordnung; auch Browser warnen deshalb vor ihm.",
    timeout: () => "Der Server hat länger als zehn Sekunden gebraucht.",
    "too-large": () => "Die Seite ist größer als 2 MB.",
    redirects: () => "Die Adresse leitet immer weiter, oder ins Leere.",
    robots: () =>
      "Die robots.txt der Website bittet Programme, diese Seite in Ruhe zu lassen, und daran halten wir uns.",
    login: (status) =>
      `Die Seite verlangt eine Anmeldung oder lässt keine Programme ein (Status ${status}).`,
    missing: (status) => `Unter dieser Adresse gibt es keine Seite (Status ${status}).`,
    status: (status) => `Der Server konnte die Seite nicht liefern (${status}).`,
    "not-html": (type) => `Das ist keine Webseite, sondern eine Datei${type && ` (${type})`}.`,
    broken: () => "Die Antwort des Servers brach ab oder war nicht zu lesen.",
    scripts: () =>
      "Ohne Skripte ist diese Seite leer: So bekommt sie auch eine Suchmaschine zuerst. Fügen Sie die Seite so ein, wie Ihr Browser sie zeigt.",
    consent: () =>
      "Statt der Seite steht hier eine Frage zu Cookies. Fügen Sie die Seite so ein, wie sie nach Ihrer Antwort aussieht.",
    visitor: () =>
      "Sie haben viele Seiten laden lassen. Warten Sie eine Minute, oder fügen Sie das HTML ein.",
    target: () => "Diese Website wurde gerade nach vielen Seiten gefragt. Warten Sie eine Minute.",
    today: () => "Für heute sind genug Seiten geladen. Fügen Sie das HTML der Seite ein.",
    busy: () =>
      "Gerade werden viele Seiten geladen. Versuchen Sie es in einigen Sekunden noch einmal.",
    failed: () =>
      "Unser Server konnte die Seite nicht laden. Versuchen Sie es später, oder fügen Sie ihr HTML ein.",
  },
} as const satisfies AddressWords;
