import type { EmbedService } from "@kolam/content/model/media/embed-service";

/** Services whose pages may be shown in a frame: none besides those that the machine knows. */
export const ownServices = {} as const satisfies Readonly<Record<string, EmbedService>>;
