/** The report that came before, from “Less reach, fuller showroom”. Invented, as its case is. */
export const lastReport = {
  label:
    "A printed report for March 2025 with a ring of tea on it: 11,04,300 views in the largest letters, and six campaigns by views, beside which somebody has drawn a column in pencil, “Plates sold”, with nothing to put in it.",
  cover: {
    title: "March in numbers",
    views: "11,04,300",
    unit: "views",
    rise: "18% above February",
    sums: [
      { label: "Reactions", value: "9,214" },
      { label: "Shares", value: "611" },
    ],
    page: "1 of 2",
  },
  table: {
    columns: ["Campaign", "Views"],
    rows: [
      { name: "Video, Rajasthan", views: "4,82,000" },
      { name: "Reach, women 25 to 60", views: "3,61,500" },
      { name: "Festival banners", views: "1,46,900" },
      { name: "Page likes", views: "58,300" },
      { name: "WhatsApp catalogue", views: "37,200" },
      { name: "Search, 15 km", views: "18,400" },
    ],
    total: "Total",
    pencil: ["Plates", "sold"],
    unknown: "?",
    remark: "Who could fill this in?",
    page: "2 of 2",
  },
} as const;
