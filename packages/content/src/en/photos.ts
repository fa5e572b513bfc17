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

/**
 * Every photo that the site may use. Before you add one, check that its id exists on the photo host
 * and that its alternative text says what the picture shows and why it is where it is.
 */
export const photos = {
  teamAroundLaptops: {
    id: "photo-1522071820081-009f0129c71c",
    alt: "A group of people around a table, using laptops",
    photographer: "Annie Spratt",
    people: true,
  },
  tableOfLaptopsFromAbove: {
    id: "photo-1519389950473-47ba0277781c",
    alt: "People sitting at a table with assorted laptops, seen from above",
    photographer: null,
    people: true,
  },
  groupWithLaptops: {
    id: "photo-1690378820474-b468b8ee64d3",
    alt: "People with laptops around one table: nobody hands the work on to another room",
    photographer: "Lyubomyr Reverchuk",
    people: true,
  },
  drawingOnWhiteboard: {
    id: "photo-1532622785990-d2c36a76f5a6",
    alt: "Two people drawing on a whiteboard",
    photographer: "Kaleidico",
    people: true,
  },
  colourfulWebCode: {
    id: "photo-1487058792275-0ad4aaf24ca7",
    alt: "Colourful web code on a computer monitor",
    photographer: null,
  },
  htmlOnScreen: {
    id: "photo-1542831371-29b0f74f9713",
    alt: "Lines of HTML on a screen",
    photographer: "Florian Olivo",
  },
  phoneShowingApps: {
    id: "photo-1512941937669-90a1b58e7e9c",
    alt: "A space-grey phone showing its apps",
    photographer: "William Hook",
  },
  androidInHand: {
    id: "photo-1599950755346-a3e58f84ca63",
    alt: "A black Android phone in a hand, as most people in India will hold your app",
    photographer: "Priscilla Du Preez",
  },
  phoneOnWoodenTable: {
    id: "photo-1579869847557-1f67382cc158",
    alt: "A phone with social apps on a brown wooden table",
    photographer: "dole777",
  },
  performanceGraphs: {
    id: "photo-1551288049-bebda4e38f71",
    alt: "Graphs of visits on a laptop: what a first budget should end in is one figure",
    photographer: "Luke Chesser",
  },
  dashboardOnGlassTable: {
    id: "photo-1460925895917-afdab827c52f",
    alt: "A laptop with a statistics dashboard on a glass-top table",
    photographer: "Carlos Muza",
  },
  tabletWithAnalytics: {
    id: "photo-1427751840561-9852520f8ce8",
    alt: "A seated person holding a tablet and looking at marketing analytics",
    photographer: null,
    people: true,
  },
  payingAtCounter: {
    id: "photo-1556742049-0cfed4f6a45d",
    alt: "A customer pays at the counter of a small shop, which is where a search nearby should end",
    photographer: "Blake Wisz",
    people: true,
  },
  cardTerminalInHand: {
    id: "photo-1556740720-776b84291f8e",
    alt: "A card terminal held out to a customer: the moment in which a slow payment is felt",
    photographer: "Blake Wisz",
  },
  cardInTerminal: {
    id: "photo-1556742031-c6961e8560b0",
    alt: "A credit card inserted into a payment terminal",
    photographer: "Clay Banks",
  },
  sketchingWireframes: {
    id: "photo-1576153192396-180ecef2a715",
    alt: "A designer draws the screens of a form on paper, before anybody has to fill it in",
    photographer: "Amelie Mourichon",
  },
  wireframesInNotebook: {
    id: "photo-1523726491678-bf852e717f6a",
    alt: "Interface wireframes and a blue pen on a white notebook",
    photographer: null,
  },
  colourSwatches: {
    id: "photo-1561070791-2526d30994b5",
    alt: "Colour swatches and brand design work spread on a desk",
    photographer: "Balazs Ketyi",
  },
  pencilNearLaptop: {
    id: "photo-1454165804606-c3d57bc86b40",
    alt: "A pencil over papers beside a laptop, as one should read a quotation: ready to mark what is missing",
    photographer: null,
  },
  coworkingTable: {
    id: "photo-1586227740560-8cf2732c1531",
    alt: "Somebody works on a laptop at a table away from the office, as our staff may",
    photographer: null,
    people: true,
  },
  laptopAndOpenNotebook: {
    id: "photo-1501504905252-473c47e087f8",
    alt: "A laptop near an open notebook",
    photographer: "Nick Morrison",
  },
  planningCorkboard: {
    id: "photo-1542626991-cbc4e32524cc",
    alt: "Sticky notes on a planning corkboard",
    photographer: "Jo Szczepanska",
  },
} as const satisfies Record<string, Photo>;

/** The name of a photo, e.g. `"teamAroundLaptops"`. */
export type PhotoKey = keyof typeof photos;
