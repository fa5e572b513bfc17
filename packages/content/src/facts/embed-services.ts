import type { EmbedService } from "@kolam/content/model/media/embed-service";

/**
 * Services whose pages may be shown in a frame, besides those of `model/media/embed-services.ts`.
 * For another one, import `asItIs` from `@kolam/content/model/media/embed-service` and add a line
 * such as `tour: asItIs("Our tour", "https://tour.agency.example",
 * "https://tour.agency.example/privacy"),`.
 */
export const ownServices = {} as const satisfies Readonly<Record<string, EmbedService>>;
