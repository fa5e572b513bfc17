import type { ServiceId } from "@kolam/content/model/pages/paths";

/** What the quote request asks for besides, below its description, when a service is ticked. */
export const alsoDescribe: Partial<Record<ServiceId, string>> = {};
