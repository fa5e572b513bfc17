/** A picture on the stock-photo host. The site builds its URL from the id. */
export interface Photo {
  /** The last part of the picture's URL on the photo host. */
  readonly id: string;
  /** The alternative text. */
  readonly alt: string;
  /** Who took it; `null` if we do not know. */
  readonly photographer: string | null;
}

/**
 * Every stock photo that the site may use: none, so that no visitor's address reaches another host.
 */
export const photos = {} as const satisfies Readonly<Record<string, Photo>>;

/** The name of a stock photo. */
export type PhotoKey = keyof typeof photos;
