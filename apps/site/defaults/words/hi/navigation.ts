export { headerPages } from "@kolam/content/model/pages/usual-header";

export const headerAction = { label: "कोटेशन लें", href: "/quote" } as const;

export const footerColumns = [
  { title: "इस साइट पर", group: "main" },
  { title: "सेवाएँ", group: "services" },
  { title: "और भी", group: "resources" },
] as const;
