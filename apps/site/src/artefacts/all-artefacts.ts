import { brandingArtefacts } from "./branding/branding-artefacts.ts";
import { designArtefacts } from "./design/design-artefacts.ts";
import { digitalMarketingArtefacts } from "./digital-marketing/digital-marketing-artefacts.ts";
import { ecommerceArtefacts } from "./ecommerce/ecommerce-artefacts.ts";
import { mobileDevelopmentArtefacts } from "./mobile-development/mobile-development-artefacts.ts";
import { seoArtefacts } from "./seo/seo-artefacts.ts";
import { softwareDevelopmentArtefacts } from "./software-development/software-development-artefacts.ts";
import { webDevelopmentArtefacts } from "./web-development/web-development-artefacts.ts";

/** The artefacts of all services, by the id of their story. */
export const allArtefacts = {
  ...softwareDevelopmentArtefacts,
  ...webDevelopmentArtefacts,
  ...mobileDevelopmentArtefacts,
  ...digitalMarketingArtefacts,
  ...seoArtefacts,
  ...ecommerceArtefacts,
  ...designArtefacts,
  ...brandingArtefacts,
};
