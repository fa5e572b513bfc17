import type { KeptWords, PurposeWords, SecurityWords } from "@kolam/content/model/law/law-words";

export const securityWords: SecurityWords = {
  transport: "यह साइट और इसके फ़ॉर्म सिर्फ़ एन्क्रिप्टेड कनेक्शन से चलते हैं।",
  measures: {
    twoFactor: "हमारे मेलबॉक्स पासवर्ड के साथ एक और सबूत देने पर ही खुलते हैं।",
    accessByRole: "कोई संदेश वही पढ़ सकता है, जिसे काम के लिए उसकी ज़रूरत है।",
    encryptedBackups: "बैकअप एन्क्रिप्टेड हैं।",
    encryptedDisks: "आपके संदेशों वाली डिस्क एन्क्रिप्टेड हैं।",
    encryptedMail: "हमारे सर्वरों के बीच मेल एन्क्रिप्टेड चलती है।",
    trainedStaff: "यहाँ संदेश पढ़ने वाले हर व्यक्ति ने डेटा सुरक्षा सीखी है।",
  },
};

export const keptWords: KeptWords = {
  title: "संदेश कब तक रखे जाते हैं",
  after: (duration) => `हमारे मेलबॉक्स से ${duration} बाद मिट जाता है`,
  untilLeft: "जब तक आप सूची से नाम न हटवाएँ",
  afterHere: (duration) => `संदेश हमारे मेलबॉक्स से ${duration} बाद मिट जाता है।`,
  untilLeftHere: "आपका पता तब तक रहता है, जब तक आप सूची से नाम न हटवाएँ।",
};

export const purposeWords: PurposeWords = {
  quote: "आपका भेजा हम आपका कोटेशन बनाने और उस पर आपसे बात करने के काम में लेते हैं।",
  application: "आपका भेजा हम आपके आवेदन पर विचार करने के काम में लेते हैं।",
  newsletter: "आपका पता हम आपको चिट्ठी भेजने के काम में लेते हैं, और किसी काम में नहीं।",
  other: "आपका भेजा हम आपको जवाब देने के काम में लेते हैं।",
};
