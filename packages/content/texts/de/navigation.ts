export const footer = {
  phone: "Telefon",
  email: "E-Mail",
  address: "Anschrift",
  hours: "Bürozeiten",
  social: "Netzwerke",
  copyright: (name: string, year: number) => `© ${year} ${name}. Alle Rechte vorbehalten.`,
} as const;

export const landmarks = {
  header: "Website",
  main: "Hauptmenü",
  services: "Leistungen",
  footer: "Fußbereich",
  legal: "Rechtliches",
  breadcrumbs: "Sie sind hier",
  contents: "Auf dieser Seite",
} as const;
