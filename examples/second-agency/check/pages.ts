/** Every page of the site. */
export const pages = [
  "/",
  "/services",
  "/work",
  "/pricing",
  "/team",
  "/journal",
  "/journal/the-question-after-the-price",
  "/journal/numbers-that-say-too-much",
  "/journal/paper-for-a-workshop",
  "/contact",
  "/contact/sent",
  "/404",
] as const;
