import { photos as first, type Photo } from "../en/photos.ts";

export type { Photo };

export const photos = {
  twoAtATable: { ...first.twoAtATable, alt: "شخصان إلى طاولة وبينهما خطة" },
  shopFront: { ...first.shopFront, alt: "واجهة متجر بابه مفتوح" },
  handOnPhone: { ...first.handOnPhone, alt: "يد تمسك هاتفًا" },
} as const satisfies Record<keyof typeof first, Photo>;

export type PhotoKey = keyof typeof photos;
