import { servicePages as first } from "../../en/services/service-pages.ts";
import { digitalMarketing } from "./digital-marketing/page.ts";

export const servicePages = { ...first, "digital-marketing": digitalMarketing } as const;
