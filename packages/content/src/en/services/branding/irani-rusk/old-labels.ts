/** The shop as it was found, from “Ninety years, one label”. Invented, as its case is. */
export const oldLabels = {
  label:
    "Eleven labels of one bakery from 1936 to 2011, pasted on a board, no two alike, each with a number; and a pencil plan of a supermarket with the eleven places where they stood, from the sweets to the till.",
  /** The oldest first: the word that is lettered, what stands below it, and its place in the shop. */
  labels: [
    { more: "Sweet as a festival", year: "1936", place: "Sweets" },
    { more: "Batasa", year: "1943", place: "Festival" },
    { more: "rusk", year: "1948", place: "Bread" },
    { more: "rusk", year: "1957", place: "Health" },
    { more: "rusk", year: "1963", place: "Tea" },
    { more: "rusk", year: "1971", place: "Baby food" },
    { more: "", year: "1974", place: "Snacks" },
    { more: "Jeera khari", year: "1986", place: "Namkeen" },
    { more: "snaps", year: "1992", place: "Biscuits" },
    { more: "khari", year: "1999", place: "Till" },
    { more: "Family tin", year: "2011", place: "Gifts" },
  ],
  board: ["11 labels", "8 decades", "1 bakery"],
  plan: { title: "One shop, 14 May", door: "door", remark: "“Not theirs, is it?”" },
} as const;
