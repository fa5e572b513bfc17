import type { ServiceId } from "@kolam/content/model/services/services";

export const serviceSubjects: Partial<Record<ServiceId, string>> = { websites: "موقع جديد" };
