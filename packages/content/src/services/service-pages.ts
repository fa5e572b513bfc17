import type { ServiceId } from "../paths.ts";
import { branding } from "./branding.ts";
import { design } from "./design.ts";
import { digitalMarketing } from "./digital-marketing.ts";
import { ecommerce } from "./ecommerce.ts";
import { mobileDevelopment } from "./mobile-development.ts";
import { seo } from "./seo.ts";
import type { ServicePageBase } from "./shape.ts";
import { softwareDevelopment } from "./software-development.ts";
import { webDevelopment } from "./web-development.ts";

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
