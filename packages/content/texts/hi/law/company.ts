import type { CompanyLawWords } from "@kolam/content/model/law/law-words";

export const companyLawWords: CompanyLawWords = {
  register: (at, number) => `पंजीकरण: ${at}, ${number}`,
  soleTrader: (person) => `मालिक: ${person}`,
  office: (address) => `पंजीकृत कार्यालय: ${address}`,
  taxNumber: "कर नंबर",
  represents: "प्रतिनिधि",
  complaints: "शिकायतें",
  imprint: {
    title: "प्रकाशक की जानकारी",
    lead: "इस वेबसाइट के पीछे कौन है, और उससे कैसे मिलें।",
    provider: "कंपनी",
    contact: "संपर्क",
    registerAndTax: "पंजीकरण और कर",
    noRegister: "एकल स्वामित्व, कंपनियों के किसी रजिस्टर में दर्ज नहीं।",
    noTaxNumber: "बिक्री कर के लिए पंजीकृत नहीं।",
    editor: "सामग्री की ज़िम्मेदारी",
    further: "क़ानून जो और बताने को कहता है",
    updated: (day) => `पिछला बदलाव: ${day}`,
  },
  example: "यह एक नमूना है: एजेंसी, उसके लोग, ग्राहक, उनकी बातें और आँकड़े काल्पनिक हैं।",
};
