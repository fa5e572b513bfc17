import type { EmbedServiceId } from "@kolam/content/model/media/embed-services";

/** Services in frames of pages that are written in TSX: none. */
export const embedsInCode: readonly EmbedServiceId[] = [];
