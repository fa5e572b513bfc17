import type { Story } from "../../../shapes/service.ts";

/** The stories of this service, for its page and the portfolio. Invented samples. */
export const digitalMarketingStories = [
  {
    id: "mittirang-homeware",
    name: "Ritu A.",
    role: "Founder",
    company: "Mittirang Homeware, Jaipur",
    content:
      "We paid for reach for two years. They cut the budget by a third in the first month and our showroom got fuller.",
    rating: 5,
    project: "Less reach, fuller showroom",
    figure: { value: "₹175", label: "per enquiry, down from ₹610" },
    summary:
      "Six campaigns became two, judged by who walks into the showroom. Three times as many now do.",
    challenge:
      "Six campaigns ran at once, all optimised for views. Nobody could say which one sold a plate.",
    work: "Two campaigns, store-visit tracking, a WhatsApp catalogue and photographs taken in real kitchens.",
    outcome: "Showroom visits tripled in two quarters. Cost per enquiry fell from ₹610 to ₹175.",
    duration: "7 months",
  },
  {
    id: "vennila-solar",
    name: "Joseph K.",
    role: "Head of Sales",
    company: "Vennila Solar, Coimbatore",
    content: "The report is one page. My engineers read it, and they do not read anything.",
    rating: 5,
    project: "Rooftops, not impressions",
    figure: { value: "4×", label: "the site surveys, from a third of the leads" },
    summary: "A calculator that answers before it asks, and a sales team that grades every lead.",
    challenge:
      "Leads arrived by the hundred, mostly students with a project to finish. Sales had stopped calling them.",
    work: "A savings calculator in Tamil and English, search ads by district, and a rule that sales grades every lead.",
    outcome:
      "A third of the leads, four times the site surveys. Two districts were dropped, one was added.",
    duration: "9 months",
  },
] as const satisfies readonly Story[];
