/** The two apps: the customer's usual basket, and the rider's round. */
export const rozFresh = {
  label:
    "Two phones: the customer’s opens on the usual basket of five things and orders it again for ₹249 by UPI; the rider’s is at stop three of seven.",
  gist: "The customer’s phone: it opens on the usual basket of five things and orders it again for ₹249 by UPI.",
  customer: {
    title: "Roz Fresh",
    heading: "Your usual",
    text: "Tuesday, five things",
    items: [
      { name: "Milk, 1 litre", count: "2", price: "₹112" },
      { name: "Tomatoes, 1 kg", count: "1", price: "₹38" },
      { name: "Curd, 400 g", count: "1", price: "₹45" },
      { name: "Bananas, 6", count: "1", price: "₹42" },
      { name: "Coriander", count: "1", price: "₹12" },
    ],
    action: "Order again, ₹249 by UPI",
  },
  rider: {
    title: "Roz Rider",
    heading: "Stop 3 of 7",
    stops: ["7th Main", "12th Main", "2nd Cross", "4th Cross", "Park Road", "9th Cross", "Depot"],
    passed: 2,
    arrival: "due 18:24",
    facts: [
      { name: "Crate", value: "3, blue" },
      { name: "Door", value: "14, second floor" },
      { name: "Paid", value: "by UPI" },
    ],
    request: "Please don’t ring, the baby is asleep.",
    action: "Delivered",
    next: "Next: 4th Cross, 18:31",
  },
} as const;
