import type { EmbedServiceId } from "@kolam/content/model/media/embed-services";

/**
 * Services in frames of pages that are written in TSX. Those of articles and cases are found in
 * their files.
 */
export const embedsInCode: readonly EmbedServiceId[] = [];
