import { type PageId, type PathGroup, present } from "@kolam/content/model/pages/paths";

/** The pages of the header, in order. `services` opens the submenu of the services. */
const headerOrder = [
  "about",
  "services",
  "portfolio",
  "blog",
  "careers",
  "seo-analyzer",
  "contact",
] as const satisfies readonly PageId[];

export const headerPages: readonly PageId[] = present(headerOrder);

export const headerAction = { label: "Get a quote", href: "/quote" } as const;

export const footerColumns = [
  { title: "This site", group: "main" },
  { title: "Services", group: "services" },
  { title: "Resources", group: "resources" },
] as const satisfies readonly { title: string; group: PathGroup }[];
