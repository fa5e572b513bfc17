import type { ServiceId } from "@kolam/content/model/services/services";

/** The subjects about a service, where they are not called as its page is. */
export const serviceSubjects: Partial<Record<ServiceId, string>> = { websites: "A new website" };
