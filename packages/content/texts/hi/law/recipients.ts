import type { RecipientWords } from "@kolam/content/model/law/law-words";

export const recipientWords: RecipientWords = {
  host: ({ name, place, safeguard }, days) => [
    name,
    `${place} ये पेज भेजता है। हर अनुरोध का नेटवर्क पता, समय, पेज और ब्राउज़र दर्ज होता है, ताकि साइट चलती और सुरक्षित रहे, और ${days} बाद मिट जाता है।${safeguard}`,
  ],
  ownMailbox: "फ़ॉर्म से आप जो भेजते हैं, वह सीधे हमारे अपने मेलबॉक्स में आता है।",
  mailService: ({ name, place, safeguard }) => [
    "फ़ॉर्म से आप जो भेजते हैं, उसे हम तक लाता है ",
    name,
    `${place}।${safeguard}`,
  ],
  unnamedService: (host) =>
    `फ़ॉर्म से आप जो भेजते हैं, उसे ${host} पर चलने वाली एक फ़ॉर्म-से-ईमेल सेवा हमारे मेलबॉक्स तक लाती है।`,
  alsoTo: ({ name, place, safeguard }) => [
    "हर संदेश की एक प्रति यहाँ भी जाती है: ",
    name,
    `${place}, जहाँ हम उस पर काम करते हैं।${safeguard}`,
  ],
  photos: ({ name, place, safeguard }) => [
    "कुछ तस्वीरें यहाँ से आती हैं: ",
    name,
    `${place}। उसे आपका नेटवर्क पता और ब्राउज़र दिखता है, पर यह नहीं कि आप किस पेज पर हैं।${safeguard}`,
  ],
  chat: (app) => `चैट का बटन ${app} खोलता है। वहाँ आप जो लिखते हैं, उस पर उसके संचालक की शर्तें भी लागू हैं।`,
  safeguards: {
    adequacy: " उस देश में डेटा की सुरक्षा को आधिकारिक रूप से पर्याप्त माना गया है।",
    clauses: " वह डेटा सुरक्षा प्राधिकरणों की मानक शर्तों से बँधा है; माँगने पर हम उनकी प्रति भेजते हैं।",
    unsaid: "",
  },
};
