export const allCategories = "Alle";

export const blogList = {
  search: {
    label: "Artikel durchsuchen",
    clear: "Suche löschen",
    submit: "Suchen",
    loading: (articles: number) =>
      articles === 1 ? "1 Artikel wird durchsucht" : `${articles} Artikel werden durchsucht`,
    failed:
      "Die Liste der Artikel wurde nicht geladen. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
    retry: "Noch einmal versuchen",
  },
  filter: { label: "Thema" },
  featured: "Hervorgehobener Artikel",
  latest: "Neueste Artikel",
  featuredOnly: "Es ist der hervorgehobene Artikel oben.",
  featuredToo: "Der hervorgehobene Artikel oben gehört dazu.",
  jump: "Nach Thema",
  count: (found: number) => `${found} Artikel gefunden`,
  empty: {
    title: "Vielleicht hilft ein anderes Wort",
    text: "Ein kürzeres findet mehr, ebenso die Suche in allen Themen. Fehlt ein Artikel, sagen Sie es uns.",
    reset: "Alle Artikel zeigen",
  },
  pages: {
    label: "Seiten des Blogs",
    previous: "Neuere Artikel",
    next: "Ältere Artikel",
    page: (page: number, of: number) => `Seite ${page} von ${of}`,
    title: (title: string, page: number) => `${title}, Seite ${page}`,
  },
  awaits: { draft: "Entwurf", date: "Geplant" },
  readTime: (minutes: number) => `${minutes}\u00a0Min. Lesezeit`,
} as const;

export const articleFrame = {
  back: "Zurück zum Blog",
  tags: "Schlagwörter",
  published: "Veröffentlicht",
  updated: "Geändert",
  author: "Von",
  about: (author: string) => `Über ${author}`,
  sources: { title: "Quellen", read: (day: string) => `gelesen am ${day}` },
  contents: "In diesem Artikel",
  table: (columns: string) => `Tabelle: ${columns}`,
  share: {
    title: "Artikel teilen",
    targets: { linkedin: "LinkedIn", whatsapp: "WhatsApp", x: "X", email: "E-Mail" },
    copy: "Link kopieren",
    copied: "Link kopiert",
    failed:
      "Ihr Browser hat das Kopieren nicht zugelassen. Kopieren Sie den Link aus der Adresszeile.",
  },
  related: { title: "Weiterlesen", lead: "Mehr zu verwandten Themen." },
} as const;
