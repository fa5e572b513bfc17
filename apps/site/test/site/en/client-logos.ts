import type { ClientLogos } from "@kolam/content/model/types/pages";

export const clientLogos: ClientLogos | undefined = {
  title: "They came back",
  items: [
    { name: "Harbour Bakery", file: "harbour-bakery.svg", href: "/portfolio/harbour-bakery" },
    { name: "North Clinic", file: "north-clinic.svg" },
    { name: "Blue School", file: "blue-school.svg", href: "https://blue-school.example" },
  ],
};
