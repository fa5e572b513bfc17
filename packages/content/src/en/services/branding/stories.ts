import type { Story } from "../../../shapes/service.ts";

/** The stories of this service, for its page and the portfolio. Invented samples. */
export const brandingStories = [
  {
    id: "irani-rusk",
    name: "Meher D.",
    role: "Third-generation Owner",
    company: "Irani Rusk & Sons, Mumbai",
    content:
      "They kept grandfather’s lettering and threw out everything we had added since. He would have charged less, but he would have agreed.",
    rating: 5,
    project: "Ninety years, one label",
    figure: { value: "70%", label: "more repeat orders from supermarkets" },
    summary:
      "Eleven labels became one family in the lettering of 1934, and the rusks came home to one shelf.",
    challenge:
      "Eleven labels for eleven products, none alike. Supermarkets put them in eleven places.",
    work: "The 1934 lettering redrawn, one label system, cartons that stack, and one line in Gujarati that nobody translates.",
    outcome: "One shelf instead of eleven places. Repeat orders from supermarkets rose by 70%.",
    duration: "12 weeks",
  },
  {
    id: "stepwell-finance",
    name: "Aditi N.",
    role: "Chief Executive",
    company: "Stepwell Finance, Ahmedabad",
    content:
      "Our old name had three initials and no vowels. Customers now say the new one without being asked.",
    rating: 5,
    project: "From three initials to a place",
    figure: { value: "3×", label: "the recall among 400 borrowers" },
    summary: "Three initials became a name that borrowers remember and pass on.",
    challenge:
      "A lender to small workshops was mistaken for two others with similar letters, one of them in court.",
    work: "Strategy, a name tested in five languages, identity, branch signage and a letter to every customer.",
    outcome:
      "In a survey of 400 borrowers, recall tripled. Referrals became the largest source of loans.",
    duration: "15 weeks",
  },
] as const satisfies readonly Story[];
