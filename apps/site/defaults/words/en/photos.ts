import type { InLanguage } from "@kolam/content/model/basics/types";

/** A picture on the stock-photo host. */
export interface Photo extends InLanguage {
  /** The last part of the picture's URL on the photo host. */
  readonly id: string;
  /** The alternative text. */
  readonly alt: string;
  /** Who took it; `null` if we do not know. */
  readonly photographer: string | null;
  /** Whether it shows people, whom visitors may take for the company’s own. */
  readonly people?: true;
}

/** The stock photos: none, so that the site contacts no photo host. */
export const photos = {} as const satisfies Record<string, Photo>;

/** The name of a photo. */
export type PhotoKey = keyof typeof photos;
