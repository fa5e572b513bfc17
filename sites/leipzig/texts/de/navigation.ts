/** Die Worte der Fußzeile. */
export const footer = {
  phone: "Telefon",
  email: "E-Mail",
  address: "Anschrift",
  hours: "Bürozeiten",
  social: "Netzwerke",
  copyright: (name: string, year: number) => `© ${year} ${name} GmbH`,
} as const;

export { landmarks } from "@kolam/content/texts/de/navigation";
