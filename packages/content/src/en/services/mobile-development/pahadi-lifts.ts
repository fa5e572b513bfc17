/** The report, written between two floors where there is no network. */
export const pahadiLifts = {
  label:
    "A lift shaft and three phones: at floor five, without network, a technician fills in a report with a photograph, the part number of a door roller and a signature; it arrives from the gate, 32 minutes later.",
  gist: "A lift shaft and a phone: at floor five, without network, a technician fills in a report on a worn door roller, with a photograph.",
  floors: ["7", "6", "5", "4", "3", "2", "1"],
  car: "5",
  inside: "11:20, no network",
  gate: "Gate",
  outside: "11:52, 3 reports sent",
  title: "Service report",
  status: "No network. Saved on this phone.",
  lift: "Lift 2, Rajpur Road",
  text: "8 stops, door drive, Tuesday 11:20",
  photo: "Photo 1 of 3",
  facts: [
    { name: "Fault", value: "Roller worn, floor 5" },
    { name: "Part", value: "DR-48-2, two pieces" },
  ],
  next: "Signature",
  signed: {
    title: "Please sign here",
    name: "For the customer",
    text: "Tuesday 11:31, on floor 5",
  },
  queue: "Queued: sends at the gate",
  outbox: {
    title: "Reports",
    status: "Network. 11:52",
    heading: "3 sent, 0 waiting",
    items: [
      { name: "Lift 2, Rajpur Road", text: "Office has it, 11:52" },
      { name: "Lift 1, Rajpur Road", text: "Office has it, 11:52" },
      { name: "Lift 3, Canal Road", text: "Office has it, 11:53" },
    ],
    note: "You need not ring.",
  },
} as const;
