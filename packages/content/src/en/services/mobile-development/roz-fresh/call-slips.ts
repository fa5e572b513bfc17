/** What the call desk wrote down before there was an app that knew last week. */
export const callSlips = {
  label:
    "Three order slips of the call desk in April 2024, filled in by hand: “same as last week”, “as always, and eggs”, “the usual”. Below, a pencil count: 10 of 12 households buy the same things.",
  book: "Order by telephone",
  slips: [
    {
      number: "20417",
      at: "Tue 16.4. 7:52",
      name: "Mrs. Shetty, 4th Cross",
      lines: ["Milk 2, tomato 1 kg,", "curd, bananas, dhania"],
      said: "“same as last week”",
      took: "6 min",
    },
    {
      number: "20418",
      at: "Tue 16.4. 7:59",
      name: "Flat 14, 2nd Cross",
      lines: ["Milk 1, bread, onions,", "curd 2, beans"],
      said: "“as always, and eggs”",
      took: "5 min",
    },
    {
      number: "20419",
      at: "Tue 16.4. 8:05",
      name: "Mr. Pinto, Park Road",
      lines: ["Milk 1, rava, coconut,", "curry leaves"],
      said: "“the usual. You know it.”",
      took: "4 min",
    },
  ],
  caller: "From",
  order: "Order",
  minutes: "On the line",
  counted: "12 households: the same five or six things?",
  count: "10 of 12",
} as const;
