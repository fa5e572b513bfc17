import { type PageId, type PathGroup, present } from "@kolam/content/model/pages/paths";

/** The pages of the header, in order. */
const headerOrder = [
  "services",
  "portfolio",
  "about",
  "blog",
  "careers",
  "seo-analyzer",
  "contact",
] as const satisfies readonly PageId[];

/** The pages of the header that the site has. */
export const headerPages: readonly PageId[] = present(headerOrder);

/** The button in the header. */
export const headerAction = { label: "Ask for a price", href: "/quote" } as const;

/** The columns of the footer. Each lists the pages of one group in `paths`. */
export const footerColumns = [
  { title: "Round the house", group: "main" },
  { title: "What we do", group: "services" },
  { title: "Also here", group: "resources" },
] as const satisfies readonly { title: string; group: PathGroup }[];
