import type { InLanguage } from "@kolam/content/model/basics/types";

/** A picture on the stock-photo host. The site builds its URL from the id. */
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

/** Tests ask no host for them. */
export const photos = {
  twoAtATable: {
    id: "photo-1000000000001-00000000000a",
    alt: "Two people at a table with a plan between them",
    photographer: "Ann Example",
    people: true,
  },
  shopFront: {
    id: "photo-1000000000002-00000000000b",
    alt: "The front of a shop with its door open",
    photographer: "Bob Example",
  },
  handOnPhone: {
    id: "photo-1000000000003-00000000000c",
    alt: "A hand holding a phone",
    photographer: null,
  },
} as const satisfies Record<string, Photo>;

/** The name of a photo, e.g. `"shopFront"`. */
export type PhotoKey = keyof typeof photos;
