import { type PageId, type PathGroup, present } from "@kolam/content/model/pages/paths";

/**
 * The pages of the header, in order, of which the site may lack some. `services` opens the submenu
 * of the services.
 */
const headerOrder = [
  "about",
  "services",
  "portfolio",
  "blog",
  "careers",
  "seo-analyzer",
  "contact",
] as const satisfies readonly PageId[];

/** The pages of the header that the site has. */
export const headerPages: readonly PageId[] = present(headerOrder);

/** The button in the header. */
export const headerAction = { label: "Get Quote", href: "/quote" } as const;

/** The columns of the footer. Each lists the pages of one group in `paths`. */
export const footerColumns = [
  { title: "Quick links", group: "main" },
  { title: "Services", group: "services" },
  { title: "Resources", group: "resources" },
] as const satisfies readonly { title: string; group: PathGroup }[];
