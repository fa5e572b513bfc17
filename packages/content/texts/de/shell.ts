import { company } from "@site/facts/company";
import { inWords } from "./numbers.ts";

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
  chat: { label: (app: string) => `Mit uns über ${app} chatten`, short: "Chat" },
  newTab: "öffnet einen neuen Tab",
  directions: "Wegbeschreibung",
  inLanguage: (language: string) => `auf ${language}`,
  announcement: (title: string) => `${title}, Seite geladen`,
  loading: "Seite wird geladen",
  rating: (rating: number) => `${rating} von 5 Sternen`,
  reviews: {
    ofClients: "Wir kennen jeden als Kunden, und niemand wurde dafür bezahlt.",
    unchecked: "Wir haben nicht geprüft, von wem das stammt.",
  },
  groupRating: {
    before: "Bewertet mit",
    after: (clients: number) => (clients === 2 ? "von beiden" : `von allen ${inWords(clients)}`),
  },
  breadcrumbHome: "Startseite",
  crash: {
    title: "Bei uns ist etwas kaputtgegangen",
    text: "Was Sie eingegeben haben, ist auf diesem Gerät gespeichert. Meist hilft es, die Seite neu zu laden.",
    reload: "Seite neu laden",
  },
} as const;
