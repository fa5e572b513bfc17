/** The name in an address of the services that the quote begins with, by their ids: `?services=seo&services=design`. */
export const sheetParameter = "services";
