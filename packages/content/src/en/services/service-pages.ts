import { branding } from "#words/services/branding/page.ts";
import { design } from "#words/services/design/page.ts";
import { digitalMarketing } from "#words/services/digital-marketing/page.ts";
import { ecommerce } from "#words/services/ecommerce/page.ts";
import { mobileDevelopment } from "#words/services/mobile-development/page.ts";
import { seo } from "#words/services/seo/page.ts";
import { softwareDevelopment } from "#words/services/software-development/page.ts";
import { webDevelopment } from "#words/services/web-development/page.ts";
import type { ServiceId } from "../../facts/paths.ts";
import type { ServicePageBase } from "../../shapes/service.ts";

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
