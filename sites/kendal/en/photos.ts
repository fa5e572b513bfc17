import type { InLanguage } from "@kolam/content/model/basics/types";

/** A picture on the stock-photo host. The site builds its URL from the id. */
export interface Photo extends InLanguage {
  readonly id: string;
  readonly alt: string;
  /** Who took it; `null` if we do not know. */
  readonly photographer: string | null;
  /** Whether it shows people, whom visitors may take for the company’s own. */
  readonly people?: true;
}

/** The stock photos: none. What the studio shows, it took itself. */
export const photos = {} as const satisfies Readonly<Record<string, Photo>>;

/** The name of a stock photo. */
export type PhotoKey = keyof typeof photos;
