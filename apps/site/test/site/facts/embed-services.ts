import { asItIs, type EmbedService } from "@kolam/content/model/media/embed-service";

export const ownServices = {
  tour: asItIs("Our tour", "https://tour.example", "https://tour.example/privacy"),
} as const satisfies Readonly<Record<string, EmbedService>>;
