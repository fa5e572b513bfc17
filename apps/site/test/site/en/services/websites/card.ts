import type { ServiceCard } from "@kolam/content/model/types/service";

export const card = {
  description: "A website for a shop, in six weeks.",
  features: ["Built from a plan", "Tried on old phones", "Yours to take away"],
} as const satisfies ServiceCard;
