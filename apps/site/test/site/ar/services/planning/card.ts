import type { ServiceCard } from "@kolam/content/model/types/service";

export const card = {
  description: "ما يجب أن يفعله موقعك، في صفحتين.",
  features: ["حديث مع أصحاب المتجر", "حديث مع الزبائن", "خطة يُبنى عليها"],
} as const satisfies ServiceCard;
