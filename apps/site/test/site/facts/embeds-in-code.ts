import type { EmbedServiceId } from "@kolam/content/model/media/embed-services";

export const embedsInCode: readonly EmbedServiceId[] = [];
