/** The categories of photos. */
export const photoCategories = ["team", "bildschirm", "schreibtisch"] as const;

/** One of {@link photoCategories}. */
export type PhotoCategory = (typeof photoCategories)[number];

/** A picture on the stock-photo host. The site builds its URL from the id. */
export interface Photo {
  /** The last part of the picture's URL on the photo host. */
  readonly id: string;
  /** The alternative text. */
  readonly alt: string;
  /** Who took it; `null` if we do not know. */
  readonly photographer: string | null;
  readonly category: PhotoCategory;
}

/** Every photo that the site may use. */
export const photos = {
  stickyNoteWorkshop: {
    id: "photo-1552664730-d307ca884978",
    alt: "Eine Frau klebt bei einem Workshop Zettel an eine Wand",
    photographer: null,
    category: "team",
  },
  twoColleagues: {
    id: "photo-1600880292203-757bb62b4baf",
    alt: "Zwei Kollegen mittleren Alters arbeiten lächelnd zusammen",
    photographer: null,
    category: "team",
  },
  laughingAtTable: {
    id: "photo-1522202176988-66273c2fd55f",
    alt: "Drei Menschen sitzen lachend an einem Tisch",
    photographer: null,
    category: "team",
  },
  htmlOnScreen: {
    id: "photo-1542831371-29b0f74f9713",
    alt: "Zeilen HTML auf einem Bildschirm",
    photographer: null,
    category: "bildschirm",
  },
  performanceGraphs: {
    id: "photo-1551288049-bebda4e38f71",
    alt: "Kurven einer Auswertung auf dem Bildschirm eines Laptops",
    photographer: null,
    category: "bildschirm",
  },
  pencilNearLaptop: {
    id: "photo-1454165804606-c3d57bc86b40",
    alt: "Eine Hand hält einen Stift über Unterlagen neben einem Laptop",
    photographer: null,
    category: "schreibtisch",
  },
  coworkingTable: {
    id: "photo-1586227740560-8cf2732c1531",
    alt: "Ein Mensch arbeitet an einem langen Tisch mit anderen",
    photographer: null,
    category: "schreibtisch",
  },
} as const satisfies Readonly<Record<string, Photo>>;

/** The name of one of {@link photos}. */
export type PhotoKey = keyof typeof photos;
