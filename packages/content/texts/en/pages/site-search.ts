/** The search of the whole site, on the page of an address that does not exist. */
export const siteSearch = {
  label: "Search the whole site",
  hint: "Services, work, prices, questions, articles and open positions.",
  clear: "Clear the search",
  submit: "Search",
  loading: "Searching the site",
  failed: "The search did not load. Check your connection and try again.",
  retry: "Try again",
  /** How many pages have the words, and how many of them are listed. */
  count: (found: number, listed: number) => {
    if (found > listed) return `The best ${listed} of ${found} pages found`;
    return found === 1 ? "1 page found" : `${found} pages found`;
  },
  none: "Nothing found. A shorter word, or just one, may find more.",
} as const;
