/** What the quote request asks for besides, below its description. */
export const alsoDescribe =
  "For the free SEO audit: your address, and the three searches you would like to win.";
