/**
 * The agency's facts, each once. Everything in this folder is invented: people, clients and figures
 * too.
 */
export const company = {
  name: "Kerfmark",
  line: "Data sheets, finders and catalogues for companies that make parts",
  street: "Unit 6, Crucible Yard",
  town: "Sheffield S3 8ZZ",
  phone: { shown: "0114 496 0142", dialled: "+441144960142" },
  email: "desk@kerfmark.example",
  hours: "Monday to Friday, eight to five",
} as const;

/** Every page of the menu, in order. */
export const menu = [
  { href: "/services", label: "Services" },
  { href: "/work", label: "Work" },
  { href: "/pricing", label: "Pricing" },
  { href: "/journal", label: "Journal" },
] as const;

/** The same, and the contact page, which the header has as a button. */
export const pages = [...menu, { href: "/contact", label: "Contact" }] as const;
