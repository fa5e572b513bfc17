/** The basket on the Tuesday after the feast: as it was offered, and as it is now. */
export const feastBasket = {
  label:
    "Two phones on Tuesday 10 September 2024: the first offers the feast again, 24 bananas, five coconuts and 2 kg of jaggery for ₹748; the second, changed, skips that week and says so.",
  title: "Roz Fresh",
  sum: "Together",
  place: "4th Cross, 18:00 to 20:00",
  action: "Order again",
  before: {
    name: "Tuesday 10 September, 7:40",
    heading: "Your usual",
    text: "Tuesday, six things",
    items: [
      { name: "Coconuts", count: "5", price: "₹175" },
      { name: "Jaggery, 1 kg", count: "2", price: "₹156" },
      { name: "Bananas", count: "24", price: "₹168" },
      { name: "Durva grass", count: "3", price: "₹45" },
      { name: "Milk, 1 litre", count: "3", price: "₹168" },
      { name: "Coriander", count: "3", price: "₹36" },
    ],
    total: "₹748",
  },
  rings: "She rang the call desk at 7:41.",
  after: {
    name: "As it is now",
    heading: "Your usual",
    text: "Tuesday, five things",
    notice: "Last week was unlike the four before, so we left it out.",
    show: "Show the feast",
    items: [
      { name: "Milk, 1 litre", count: "2", price: "₹112" },
      { name: "Tomatoes, 1 kg", count: "1", price: "₹38" },
      { name: "Curd, 400 g", count: "1", price: "₹45" },
      { name: "Bananas, 6", count: "1", price: "₹42" },
      { name: "Coriander", count: "1", price: "₹12" },
    ],
    total: "₹249",
  },
  weeks: {
    title: "What her last five baskets cost",
    bars: [
      { week: "13 Aug", cost: "₹237", value: 237 },
      { week: "20 Aug", cost: "₹249", value: 249 },
      { week: "27 Aug", cost: "₹261", value: 261 },
      { week: "3 Sept", cost: "₹249", value: 249 },
      { week: "5 Sept", cost: "₹748, the feast", value: 748 },
    ],
  },
} as const;
