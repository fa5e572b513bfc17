import type { ClientLogos } from "@kolam/content/model/types/pages";

export const clientLogos: ClientLogos | undefined = {
  title: "عملاء عادوا إلينا",
  items: [
    { name: "مخبز المرفأ", file: "harbour-bakery.svg", href: "/portfolio/harbour-bakery" },
    { name: "عيادة الشمال", file: "north-clinic.svg" },
    { name: "المدرسة الزرقاء", file: "blue-school.svg", href: "https://blue-school.example" },
  ],
};
