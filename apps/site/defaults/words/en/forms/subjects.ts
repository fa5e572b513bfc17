import type { ServiceId } from "@kolam/content/model/services/services";

/** The subjects of the contact form about services: each has its service's name. */
export const serviceSubjects: Partial<Record<ServiceId, string>> = {};
