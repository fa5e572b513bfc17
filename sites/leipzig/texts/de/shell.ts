import { company } from "@site/facts/company";

/**
 * The words of the header, menu and other parts around every page. Many are for screen readers
 * only.
 */
export const shell = {
  skipLink: "Zum Inhalt springen",
  homeLink: `${company.name}, Startseite`,
  menu: { open: "Menü öffnen", close: "Menü schließen", title: "Menü" },
  submenu: {
    open: "Leistungen einblenden",
    close: "Leistungen ausblenden",
    all: "Alle Leistungen",
  },
  theme: {
    label: "Darstellung",
    choices: { system: "Wie das Gerät", light: "Hell", dark: "Dunkel" },
  },
  chat: { label: (app: string) => `Mit ${app} schreiben`, short: "Nachricht" },
  newTab: "öffnet einen neuen Tab",
  /** Announced to screen readers after a client-side navigation. */
  announcement: (title: string) => `${title}, Seite geladen`,
  loading: "Seite wird geladen",
  rating: (rating: number) => `${rating} von 5 Sternen`,
  /**
   * Said once for a group of clients who gave the same rating: the stars stand between the two
   * parts.
   */
  groupRating: {
    before: "Bewertet mit",
    after: (clients: number) => (clients === 2 ? "von beiden" : `von allen ${clients}`),
  },
  breadcrumbHome: "Startseite",
  crash: {
    title: "Bei uns ist etwas kaputtgegangen",
    text: "Was Sie eingegeben haben, ist auf diesem Gerät gespeichert. Meist hilft es, die Seite neu zu laden.",
    reload: "Seite neu laden",
  },
} as const;
