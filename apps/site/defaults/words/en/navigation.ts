import type { PathGroup } from "@kolam/content/model/pages/paths";

/** The pages of the header, in order. `services` opens the submenu of the services. */
export { headerPages } from "@kolam/content/model/pages/usual-header";

/** The button in the header. */
export const headerAction = { label: "Get a quote", href: "/quote" } as const;

/** The columns of the footer. Each lists the pages of one group in `paths`. */
export const footerColumns = [
  { title: "On this site", group: "main" },
  { title: "Services", group: "services" },
  { title: "More", group: "resources" },
] as const satisfies readonly { title: string; group: PathGroup }[];
