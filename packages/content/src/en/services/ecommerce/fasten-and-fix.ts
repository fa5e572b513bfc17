/**
 * The dealers’ store of “Eleven thousand fasteners, each with a price for each dealer”. Invented,
 * too.
 */
export const fastenAndFix = {
  label:
    "The dealers’ store of Fasten & Fix: the thread finder reads M8 × 1.25 from five crests in 6.25 mm, and the reorder list has dealer 118’s own prices with stock of five minutes ago.",
  gist: "The thread finder of Fasten & Fix: a bolt with five crests in 6.25 mm, which makes it M8 × 1.25.",
  finder: {
    title: "Thread finder",
    measured: "5 crests in 6.25 mm",
    width: "8 mm",
    answer: "M8 × 1.25",
    matches: "312 fasteners fit",
  },
  list: {
    title: "Reorder list",
    dealer: "Dealer 118, Morbi",
    columns: ["Fastener", "Boxes", "Your price", "In stock"],
    rows: [
      { name: "Hex bolt M8 × 40", boxes: "5 of 200", price: "₹4.10", stock: "14,200" },
      { name: "Hex nut M8", boxes: "2 of 500", price: "₹1.05", stock: "38,000" },
      { name: "Plain washer M8", boxes: "1 of 1,000", price: "₹0.42", stock: "61,500" },
      { name: "Socket screw M8 × 25", boxes: "3 of 100", price: "₹5.60", stock: "2,750" },
    ],
    stock: "Stock at 11:40, next at 11:45",
    total: "₹7,250",
    order: "Order again",
  },
} as const;
