import type { ServiceId } from "@kolam/content/model/services/services";

export const serviceSubjects: Partial<Record<ServiceId, string>> = {
  "web-development": "वेबसाइट",
  "mobile-development": "मोबाइल ऐप",
  "software-development": "सॉफ़्टवेयर",
  "digital-marketing": "डिजिटल मार्केटिंग",
  seo: "SEO",
  ecommerce: "ऑनलाइन दुकान",
  design: "UI/UX डिज़ाइन",
  branding: "ब्रांडिंग",
};
