import type { ServiceId } from "../facts/services.ts";
import { branding } from "./branding/card.ts";
import { design } from "./design/card.ts";
import { digitalMarketing } from "./digital-marketing/card.ts";
import { ecommerce } from "./ecommerce/card.ts";
import { mobileDevelopment } from "./mobile-development/card.ts";
import { seo } from "./seo/card.ts";
import type { ServiceCard } from "./shape.ts";
import { softwareDevelopment } from "./software-development/card.ts";
import { webDevelopment } from "./web-development/card.ts";

/** The words on the cards of all services. */
export const serviceCards = {
  "software-development": softwareDevelopment,
  "web-development": webDevelopment,
  "mobile-development": mobileDevelopment,
  "digital-marketing": digitalMarketing,
  seo,
  ecommerce,
  design,
  branding,
} as const satisfies { readonly [Id in ServiceId]: ServiceCard };
