import type { Story } from "../../../shapes/service.ts";

/** The stories of this service, for its page and the portfolio. Invented samples. */
export const mobileDevelopmentStories = [
  {
    id: "roz-fresh",
    name: "Nikhil B.",
    role: "Operations Lead",
    company: "Roz Fresh, Bengaluru",
    content:
      "They asked better questions in the first week than our last vendor did in a year. Orders through the app doubled by Diwali.",
    rating: 5,
    project: "Groceries, reordered in eight seconds",
    figure: { value: "7 in 10", label: "orders are repeats without a search" },
    summary: "An app that opens on last week’s basket and asks only what has changed.",
    challenge:
      "Customers ordered by phone because the app opened on 4,000 products and no memory of last week.",
    work: "A Flutter app that opens on the usual basket, asks for changes and takes UPI. Riders got a second app.",
    outcome:
      "Seven orders in ten are repeats without a search. The call desk went from nine people to four.",
    duration: "14 weeks",
  },
  {
    id: "pahadi-lifts",
    name: "Rajiv M.",
    role: "Head of Field Service",
    company: "Pahadi Lifts, Dehradun",
    content:
      "There is no network in a lift shaft. Every other vendor promised to look into it. These people sat in the shaft.",
    rating: 5,
    project: "Service reports from inside the shaft",
    figure: { value: "38%", label: "fewer second visits for a missing part" },
    summary: "Service reports written where there is no signal, and sent from the gate.",
    challenge:
      "Technicians filled in paper forms and typed them up at night, so parts were ordered two days late.",
    work: "An offline-first Android app with photographs, signatures and part codes, which syncs at the gate.",
    outcome: "Reports arrive the same hour. Second visits for a missing part fell by 38%.",
    duration: "10 weeks",
  },
] as const satisfies readonly Story[];
