/** The categories of photos. */
export const photoCategories = [
  "team",
  "code",
  "mobile",
  "analytics",
  "seo-marketing",
  "ecommerce",
  "ui-wireframe",
  "branding-design",
  "india",
  "office-desk",
  "handshake-careers",
  "blog-topics",
] as const;

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

/**
 * Every photo that the site may use. Before you add one, check that its id exists on the photo host and
 * that its alternative text describes the picture.
 */
export const photos = {
  teamAroundLaptops: {
    id: "photo-1522071820081-009f0129c71c",
    alt: "A group of people around a table, using laptops",
    photographer: "Annie Spratt",
    category: "team",
  },
  tableOfLaptopsFromAbove: {
    id: "photo-1519389950473-47ba0277781c",
    alt: "People sitting at a table with assorted laptops, seen from above",
    photographer: null,
    category: "team",
  },
  whiteboardTalk: {
    id: "photo-1557804506-669a67965ba0",
    alt: "Three men with laptops watching a man at a whiteboard",
    photographer: "Austin Distel",
    category: "team",
  },
  standingPresentation: {
    id: "photo-1542744173-8e7e53415bb0",
    alt: "A man standing and presenting to people seated at a table with laptops",
    photographer: "Campaign Creators",
    category: "team",
  },
  stickyNoteWorkshop: {
    id: "photo-1552664730-d307ca884978",
    alt: "A woman placing sticky notes on a wall in a workshop",
    photographer: null,
    category: "team",
  },
  openPlanOffice: {
    id: "photo-1606857521015-7f9fcf423740",
    alt: "People on chairs in front of computers in an open-plan office",
    photographer: null,
    category: "team",
  },
  reviewAtScreen: {
    id: "photo-1531482615713-2afd69097998",
    alt: "A woman and a man reviewing work together in front of a screen",
    photographer: null,
    category: "team",
  },
  twoColleagues: {
    id: "photo-1600880292203-757bb62b4baf",
    alt: "Two smiling middle-aged colleagues working together",
    photographer: "Krakenimages",
    category: "team",
  },
  laughingAtTable: {
    id: "photo-1522202176988-66273c2fd55f",
    alt: "Three people at a table, laughing together",
    photographer: null,
    category: "team",
  },
  groupWithLaptops: {
    id: "photo-1690378820474-b468b8ee64d3",
    alt: "A group of people sitting around a table with laptops",
    photographer: "Lyubomyr Reverchuk",
    category: "team",
  },
  standingMeeting: {
    id: "photo-1556761175-5973dc0f32e7",
    alt: "A man standing in front of a group of men in a meeting",
    photographer: null,
    category: "team",
  },
  fourAtOneLaptop: {
    id: "photo-1531545514256-b1400bc00f31",
    alt: "Four people looking at a laptop on a glass-top table",
    photographer: null,
    category: "team",
  },
  drawingOnWhiteboard: {
    id: "photo-1532622785990-d2c36a76f5a6",
    alt: "Two people drawing on a whiteboard",
    photographer: "Kaleidico",
    category: "team",
  },
  codeOnBusyDesk: {
    id: "photo-1498050108023-c5249f4df085",
    alt: "A laptop with lines of code on its screen, on a busy desk",
    photographer: "Christopher Gower",
    category: "code",
  },
  javaOnMonitor: {
    id: "photo-1461749280684-dccba630e2f6",
    alt: "A monitor showing Java source code",
    photographer: "Ilya Pavlov",
    category: "code",
  },
  colourfulWebCode: {
    id: "photo-1487058792275-0ad4aaf24ca7",
    alt: "Colourful web code on a computer monitor",
    photographer: null,
    category: "code",
  },
  codeOnLaptop: {
    id: "photo-1555066931-4365d14bab8c",
    alt: "A laptop showing programming code",
    photographer: "Arnold Francisca",
    category: "code",
  },
  htmlOnScreen: {
    id: "photo-1542831371-29b0f74f9713",
    alt: "Lines of HTML on a screen",
    photographer: "Florian Olivo",
    category: "code",
  },
  sourceCodeOnScreen: {
    id: "photo-1515879218367-8466d910aaa4",
    alt: "Source code on a screen",
    photographer: "Chris Ried",
    category: "code",
  },
  laptopWithCode: {
    id: "photo-1517694712202-14dd9538aa97",
    alt: "A laptop with code on the screen",
    photographer: null,
    category: "code",
  },
  laptopWithColourfulCode: {
    id: "photo-1607799279861-4dd421887fb3",
    alt: "A laptop screen displaying colourful code",
    photographer: "Mohammad Rahmani",
    category: "code",
  },
  phoneShowingApps: {
    id: "photo-1512941937669-90a1b58e7e9c",
    alt: "A space-grey phone showing its apps",
    photographer: "William Hook",
    category: "mobile",
  },
  laptopAndPhone: {
    id: "photo-1563986768494-4dee2763ff3f",
    alt: "A person using a laptop and a smartphone together",
    photographer: "Austin Distel",
    category: "mobile",
  },
  androidInHand: {
    id: "photo-1599950755346-a3e58f84ca63",
    alt: "A person holding a black Android smartphone",
    photographer: "Priscilla Du Preez",
    category: "mobile",
  },
  phoneOnWoodenTable: {
    id: "photo-1579869847557-1f67382cc158",
    alt: "A phone with social apps on a brown wooden table",
    photographer: "dole777",
    category: "mobile",
  },
  socialFolderOnPhone: {
    id: "photo-1611926653458-09294b3142bf",
    alt: "A folder of social-media apps on a phone screen",
    photographer: null,
    category: "mobile",
  },
  performanceGraphs: {
    id: "photo-1551288049-bebda4e38f71",
    alt: "Graphs of performance analytics on a laptop screen",
    photographer: "Luke Chesser",
    category: "analytics",
  },
  dashboardOnGlassTable: {
    id: "photo-1460925895917-afdab827c52f",
    alt: "A laptop with a statistics dashboard on a glass-top table",
    photographer: "Carlos Muza",
    category: "analytics",
  },
  chartOnLaptop: {
    id: "photo-1591696205602-2f950c417cb9",
    alt: "A laptop showing a chart",
    photographer: "Markus Winkler",
    category: "analytics",
  },
  tabletWithAnalytics: {
    id: "photo-1427751840561-9852520f8ce8",
    alt: "A seated person holding a tablet and looking at marketing analytics",
    photographer: null,
    category: "analytics",
  },
  reportingDashboard: {
    id: "photo-1526628953301-3e589a6a8b74",
    alt: "A data reporting dashboard",
    photographer: "Stephen Dawson",
    category: "analytics",
  },
  analyticsInterface: {
    id: "photo-1666875753105-c63a6f3bdc86",
    alt: "The graphical interface of an analytics tool",
    photographer: "Deng Xiang",
    category: "analytics",
  },
  seoLetters: {
    id: "photo-1562577309-2592ab84b1bc",
    alt: "The letters S, E and O",
    photographer: "Merakist",
    category: "seo-marketing",
  },
  payingAtCounter: {
    id: "photo-1556742049-0cfed4f6a45d",
    alt: "A shopkeeper helping a customer pay at a shop counter",
    photographer: "Blake Wisz",
    category: "ecommerce",
  },
  cardTerminalInHand: {
    id: "photo-1556740720-776b84291f8e",
    alt: "A hand holding a card payment terminal",
    photographer: "Blake Wisz",
    category: "ecommerce",
  },
  cardInTerminal: {
    id: "photo-1556742031-c6961e8560b0",
    alt: "A credit card inserted into a payment terminal",
    photographer: "Clay Banks",
    category: "ecommerce",
  },
  sketchingWireframes: {
    id: "photo-1576153192396-180ecef2a715",
    alt: "A designer sketching interface wireframes on paper",
    photographer: "Amelie Mourichon",
    category: "ui-wireframe",
  },
  paperOnBoard: {
    id: "photo-1531403009284-440f080d1e12",
    alt: "A person working on blue and white paper on a board",
    photographer: "Alvaro Reyes",
    category: "ui-wireframe",
  },
  wireframesInNotebook: {
    id: "photo-1523726491678-bf852e717f6a",
    alt: "Interface wireframes and a blue pen on a white notebook",
    photographer: null,
    category: "ui-wireframe",
  },
  wireframesAtWoodenTable: {
    id: "photo-1434030216411-0b793f4b4173",
    alt: "A designer sketching wireframes at a wooden table, a mug beside",
    photographer: null,
    category: "ui-wireframe",
  },
  wireframeComponents: {
    id: "photo-1586717791821-3f44a563fa4c",
    alt: "Wireframes of interface components",
    photographer: null,
    category: "ui-wireframe",
  },
  colourSwatches: {
    id: "photo-1561070791-2526d30994b5",
    alt: "Colour swatches and brand design work spread on a desk",
    photographer: "Balazs Ketyi",
    category: "branding-design",
  },
  designerDesk: {
    id: "photo-1626785774573-4b799315345d",
    alt: "A designer’s desk with creative apps on a screen",
    photographer: "Emily Bernal",
    category: "branding-design",
  },
  paintColours: {
    id: "photo-1456086272160-b28b0645b729",
    alt: "Assorted colours of paint",
    photographer: null,
    category: "branding-design",
  },
  bengaluru: {
    id: "photo-1596176530529-78163a4f7af2",
    alt: "The city of Bengaluru",
    photographer: null,
    category: "india",
  },
  mumbai: {
    id: "photo-1570168007204-dfb528c6958f",
    alt: "The city of Mumbai",
    photographer: null,
    category: "india",
  },
  pencilNearLaptop: {
    id: "photo-1454165804606-c3d57bc86b40",
    alt: "A person holding a pencil over paperwork near a laptop",
    photographer: null,
    category: "office-desk",
  },
  laptopFromAbove: {
    id: "photo-1520607162513-77705c0f0d4a",
    alt: "A person using a laptop on a white table, seen from above",
    photographer: null,
    category: "office-desk",
  },
  typingOnLaptop: {
    id: "photo-1486312338219-ce68d2c6f44d",
    alt: "A person using a laptop",
    photographer: null,
    category: "office-desk",
  },
  desktopAndPhone: {
    id: "photo-1496171367470-9ed9a91ea931",
    alt: "A silver desktop computer and a phone on a wooden desk",
    photographer: null,
    category: "office-desk",
  },
  coffeeNotebookLaptop: {
    id: "photo-1497032628192-86f99bcd76bc",
    alt: "Coffee, a notebook and a laptop on a desk",
    photographer: "ian dooley",
    category: "office-desk",
  },
  remoteWorkOnLaptop: {
    id: "photo-1516321318423-f06f85e504b3",
    alt: "A person working remotely on a laptop",
    photographer: null,
    category: "office-desk",
  },
  glassOfficeHallway: {
    id: "photo-1497366754035-f200968a6e72",
    alt: "An office hallway between glass-panel doors",
    photographer: null,
    category: "office-desk",
  },
  laptopOnWoodenTable: {
    id: "photo-1497215728101-856f4ea42174",
    alt: "A laptop on a brown wooden table",
    photographer: null,
    category: "office-desk",
  },
  handshakeAcrossDesk: {
    id: "photo-1521791136064-7986c2920216",
    alt: "A handshake across a desk",
    photographer: "Cytonn Photography",
    category: "handshake-careers",
  },
  twoMenShakingHands: {
    id: "photo-1549923746-c502d488b3ea",
    alt: "Two men facing each other, shaking hands and smiling",
    photographer: "Sebastian Herrmann",
    category: "handshake-careers",
  },
  interviewHandshake: {
    id: "photo-1698047682091-782b1e5c6536",
    alt: "A woman shaking hands with a seated woman at a job interview",
    photographer: "Resume Genius",
    category: "handshake-careers",
  },
  coworkingTable: {
    id: "photo-1586227740560-8cf2732c1531",
    alt: "A person working remotely at a table in a co-working space",
    photographer: null,
    category: "handshake-careers",
  },
  videoCall: {
    id: "photo-1588196749597-9ff075ee6b5b",
    alt: "A video call on a laptop",
    photographer: null,
    category: "handshake-careers",
  },
  womanUsingLaptop: {
    id: "photo-1573164713988-8665fc963095",
    alt: "A woman in a black top using a laptop",
    photographer: null,
    category: "handshake-careers",
  },
  whiteRobot: {
    id: "photo-1485827404703-89b55fcc595e",
    alt: "A white robot near a brown wall",
    photographer: null,
    category: "blog-topics",
  },
  networkCables: {
    id: "photo-1558494949-ef010cbdcc31",
    alt: "Network cables in a data centre",
    photographer: "Taylor Vick",
    category: "blog-topics",
  },
  circuitBoard: {
    id: "photo-1518770660439-4636190af475",
    alt: "A close-up of a black circuit board",
    photographer: null,
    category: "blog-topics",
  },
  laptopAndOpenNotebook: {
    id: "photo-1501504905252-473c47e087f8",
    alt: "A laptop near an open notebook",
    photographer: "Nick Morrison",
    category: "blog-topics",
  },
  planningCorkboard: {
    id: "photo-1542626991-cbc4e32524cc",
    alt: "Sticky notes on a planning corkboard",
    photographer: "Jo Szczepanska",
    category: "blog-topics",
  },
  tealLights: {
    id: "photo-1550751827-4bd374c3f58b",
    alt: "A teal LED panel",
    photographer: null,
    category: "blog-topics",
  },
} as const satisfies Record<string, Photo>;

/** The name of a photo, e.g. `"teamAroundLaptops"`. */
export type PhotoKey = keyof typeof photos;
