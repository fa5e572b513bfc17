import type { ServiceId } from "./paths.ts";
import { branding } from "./services/branding.ts";
import { design } from "./services/design.ts";
import { digitalMarketing } from "./services/digital-marketing.ts";
import { ecommerce } from "./services/ecommerce.ts";
import { mobileDevelopment } from "./services/mobile-development.ts";
import { seo } from "./services/seo.ts";
import type { ServicePageBase } from "./services/shape.ts";
import { softwareDevelopment } from "./services/software-development.ts";
import { webDevelopment } from "./services/web-development.ts";

type AllPages = { readonly [Id in ServiceId]: ServicePageBase<Id> };

/** The words of all service pages by service. A page imports only its own file. */
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
