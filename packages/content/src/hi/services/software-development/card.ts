import type { ServiceCard } from "@kolam/content/model/types/service";

export const card = {
  description: "जैसे आपकी टीम काम करती है, वैसा ही सॉफ़्टवेयर। टीम को नहीं बदलना पड़ता।",
  features: [
    "ऑर्डर, स्टॉक और बिल",
    "Tally, GST और ERP से जोड़",
    "किसने क्या देखा और बदला, सब दर्ज",
    "सोर्स कोड और कागज़ात आपके",
  ],
} as const satisfies ServiceCard;
