import type { ServiceId } from "@kolam/content/model/services/services";

/**
 * The subjects about a service, in the contact form's own order. Those of other services follow, by
 * the services' names.
 */
export const serviceSubjects: Partial<Record<ServiceId, string>> = {
  "web-development": "Web Development",
  "mobile-development": "Mobile App Development",
  "software-development": "Custom Software",
  "digital-marketing": "Digital Marketing",
  seo: "SEO Services",
  ecommerce: "E-commerce",
  design: "UI/UX Design",
  branding: "Branding",
};
