/** What the privacy policy says of the SEO analyzer. */
export const analyzerPrivacy = {
  pasted: "Pages that you paste are read in your browser and are sent to nobody.",
  /** Where no addresses are fetched. */
  stays: "The address that you enter in the SEO analyzer stays in your browser.",
  /** Where they are. */
  fetched:
    "The address that you enter in the SEO analyzer goes to our mail server, which fetches that one page, keeps it in memory for ten minutes and writes nothing of it down. The page’s own server sees our address, not yours.",
} as const;
