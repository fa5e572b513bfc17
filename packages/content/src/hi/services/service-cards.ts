import type { ServiceId } from "@kolam/content/model/services/services";
import type { ServiceCard } from "@kolam/content/model/shapes/service";

export const serviceCards = {
  "software-development": {
    description: "जैसे आपकी टीम काम करती है, वैसा ही सॉफ़्टवेयर। टीम को नहीं बदलना पड़ता।",
    features: [
      "ऑर्डर, स्टॉक और बिल",
      "Tally, GST और ERP से जोड़",
      "किसने क्या देखा और बदला, सब दर्ज",
      "सोर्स कोड और कागज़ात आपके",
    ],
  },
  "web-development": {
    description: "तेज़ वेबसाइट, जिसे बदलने के लिए हर बार हमें बुलाना नहीं पड़ता।",
    features: [
      "4G पर 2 सेकंड से पहले खुलती है",
      "लिखावट और फ़ोटो आप खुद बदलिए",
      "WCAG 2.2 AA: सबके लिए सुगम",
      "होस्टिंग, बैकअप और निगरानी",
    ],
  },
  "mobile-development": {
    description: "एक ही कोड से iOS और Android, और ऐसी तारीखें जिन पर भरोसा हो सके।",
    features: [
      "Flutter, React Native या नेटिव",
      "बिना नेटवर्क चलता है",
      "UPI और कार्ड से भुगतान",
      "स्टोर में डालने का झंझट हमारा",
    ],
  },
  "digital-marketing": {
    description: "कितनों ने देखा, यह नहीं। कितनों ने पूछा, यह गिनते हैं।",
    features: [
      "सर्च और सोशल पर विज्ञापन",
      "हिन्दी, मराठी और अंग्रेज़ी में लेखन",
      "लैंडिंग पेज और A/B टेस्ट",
      "महीने की रिपोर्ट, एक पन्ने पर",
    ],
  },
  seo: {
    description: "पहले साइट की खामियाँ, फिर लिखाई, लिंक सबसे आखिर में।",
    features: [
      "क्रॉल और Core Web Vitals की जाँच",
      "हर पेज के लिए खोज के शब्द",
      "Google पर दुकान की प्रोफ़ाइल",
      "रैंक का हिसाब पूछताछ से",
    ],
  },
  ecommerce: {
    description: "Shopify, WooCommerce या अपनी दुकान: ऐसा चेकआउट, जो लोग अधूरा नहीं छोड़ते।",
    features: [
      "UPI, कार्ड और कैश ऑन डिलीवरी",
      "कूरियर और PIN कोड से जोड़",
      "GST बिल अपने आप",
      "सामान की सूची चढ़ाना और सिखाना",
    ],
  },
  design: {
    description: "पहले लोगों से बात, फिर खाका, फिर नमूना, फिर परख। इसी क्रम में।",
    features: [
      "आपके असली ग्राहकों से बातचीत",
      "कोड से पहले चलता-फिरता नमूना",
      "Figma में डिज़ाइन सिस्टम",
      "पाँच लोगों के साथ परख",
    ],
  },
  branding: {
    description: "एक नाम, एक बोली, और ऐसे नियम जो किसी के भी हाथ में दे सकें।",
    features: [
      "आप कौन हैं, एक पन्ने पर",
      "लोगो, रोमन और देवनागरी में",
      "क्या कहना है और कैसे",
      "नियम, जो प्रिंटर भी समझ ले",
    ],
  },
} as const satisfies { readonly [Id in ServiceId]: ServiceCard };
