export { headerPages } from "@kolam/content/model/pages/usual-header";

export const headerAction = { label: "Angebot anfragen", href: "/quote" } as const;

export const footerColumns = [
  { title: "Auf dieser Seite", group: "main" },
  { title: "Leistungen", group: "services" },
  { title: "Weiteres", group: "resources" },
] as const;
