/** The map of “Three branches on the map”. Invented, as its case is. */
export const panjpaniTyres = {
  label:
    "A map of Ludhiana for the search “tyre shop”: three branches of Panjpani Tyres, once on one shared pin, each first in its own area with its own reviews. Calls from search rose from 42 to 210 a month.",
  gist: "A map of Ludhiana for the search “tyre shop”: three branches of Panjpani Tyres, once on one shared pin, each now in its own area.",
  query: "tyre shop",
  /** The address that all branches shared. */
  oldPin: "Old pin, all three shops",
  branches: [
    { area: "Model Town", rank: "First on the map", reviews: "4.8, 214 reviews" },
    { area: "Dugri", rank: "First on the map", reviews: "4.7, 163 reviews" },
    { area: "Jamalpur", rank: "First on the map", reviews: "4.9, 98 reviews" },
  ],
  calls: {
    title: "Calls from search, five times as many",
    before: { label: "Before, on one pin", value: 42, text: "42 a month" },
    after: { label: "After six months", value: 210, text: "210 a month" },
  },
} as const;
