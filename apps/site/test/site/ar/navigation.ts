export { headerPages } from "../en/navigation.ts";

export const headerAction = { label: "اطلب عرض سعر", href: "/quote" } as const;

export const footerColumns = [
  { title: "هذا الموقع", group: "main" },
  { title: "الخدمات", group: "services" },
  { title: "موارد", group: "resources" },
] as const;
