import type { ServiceFacts } from "@kolam/content/model/services/service-facts";
import { branding } from "./services/branding.ts";
import { design } from "./services/design.ts";
import { digitalMarketing } from "./services/digital-marketing.ts";
import { ecommerce } from "./services/ecommerce.ts";
import { mobileDevelopment } from "./services/mobile-development.ts";
import { seo } from "./services/seo.ts";
import { softwareDevelopment } from "./services/software-development.ts";
import { webDevelopment } from "./services/web-development.ts";

/** The services, in the order of every list. What is listed here has a page and a card. */
export const serviceFacts = {
  "software-development": softwareDevelopment,
  "web-development": webDevelopment,
  "mobile-development": mobileDevelopment,
  "digital-marketing": digitalMarketing,
  seo,
  ecommerce,
  design,
  branding,
} as const satisfies Readonly<Record<string, ServiceFacts>>;
