import { type PageId, type PathGroup, present } from "@kolam/content/model/pages/paths";

const headerOrder = [
  "services",
  "portfolio",
  "about",
  "contact",
] as const satisfies readonly PageId[];

/** The pages of the header that the site has. */
export const headerPages: readonly PageId[] = present(headerOrder);

/** The button in the header. */
export const headerAction = { label: "Angebot anfordern", href: "/quote" } as const;

/** The columns of the footer. Each lists the pages of one group in `paths`. */
export const footerColumns = [
  { title: "Überblick", group: "main" },
  { title: "Leistungen", group: "services" },
  { title: "Mehr", group: "resources" },
] as const satisfies readonly { title: string; group: PathGroup }[];
