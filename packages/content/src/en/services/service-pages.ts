import type { ServiceId } from "@kolam/content/model/pages/paths";
import type { ServicePageBase } from "@kolam/content/model/shapes/service";
import { branding } from "./branding/page.ts";
import { design } from "./design/page.ts";
import { digitalMarketing } from "./digital-marketing/page.ts";
import { ecommerce } from "./ecommerce/page.ts";
import { mobileDevelopment } from "./mobile-development/page.ts";
import { seo } from "./seo/page.ts";
import { softwareDevelopment } from "./software-development/page.ts";
import { webDevelopment } from "./web-development/page.ts";

type AllPages = { readonly [Id in ServiceId]: ServicePageBase<Id> };

/** The words of all service pages. A page itself imports only its own file. */
export const servicePages = {
  "software-development": softwareDevelopment,
  "web-development": webDevelopment,
  "mobile-development": mobileDevelopment,
  "digital-marketing": digitalMarketing,
  seo,
  ecommerce,
  design,
  branding,
} as const satisfies AllPages;
