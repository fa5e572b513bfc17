export const portfolioWords = {
  byService: {
    label: "Nach Leistung oder Branche",
    sectors: "Nach Branche",
    all: "Alle Projekte",
    found: (count: number, name: string, _kind: "service" | "sector") => `${name}: ${count}`,
  },
  labels: {
    service: "Zu dieser Leistung",
    sector: "Zu dieser Branche",
    next: "Nächstes Projekt",
    figures: "In Zahlen",
  },
  pages: {
    label: "Seiten der Projekte",
    previous: "Neuere Projekte",
    next: "Ältere Projekte",
    page: (page: number, of: number) => `Seite ${page} von ${of}`,
    title: (title: string, page: number) => `${title}, Seite ${page}`,
  },
  facts: {
    client: "Auftraggeber",
    sector: "Branche",
    place: "Ort",
    year: "Jahr",
    services: "Leistungen",
    team: "Team",
    duration: "Dauer",
  },
} as const;
