import { company } from "@site/facts/company";
import { counted } from "./numbers.ts";

export const shell = {
  skipLink: "मेन्यू छोड़कर आगे बढ़ें",
  homeLink: `${company.name}, होम`,
  menu: { open: "मेन्यू खोलें", close: "मेन्यू बंद करें", title: "मेन्यू" },
  submenu: { open: "सेवाएँ दिखाएँ", close: "सेवाएँ छिपाएँ", all: "सभी सेवाएँ" },
  theme: {
    label: "रंग",
    choices: { system: "फ़ोन या कंप्यूटर जैसा", light: "उजला", dark: "गहरा" },
  },
  chat: { label: (app: string) => `${app} पर हमसे बात करें`, short: "चैट" },
  newTab: "नए टैब में खुलता है",
  directions: "रास्ता देखिए",
  inLanguage: (language: string) => `${language} में`,
  announcement: (title: string) => `${title}, पेज खुल गया`,
  loading: "पेज खुल रहा है",
  rating: (rating: number) => `5 में से ${rating} तारे`,
  reviews: {
    ofClients: "ये सब हमारे ग्राहक हैं, और इसके लिए किसी को पैसे नहीं दिए गए।",
    unchecked: "यह किसने लिखा, हमने जाँचा नहीं है।",
  },
  groupRating: {
    before: "रेटिंग",
    after: (clients: number) =>
      clients === 2 ? "दोनों ग्राहकों से" : `सभी ${counted(clients, "ग्राहक", "ग्राहकों")} से`,
  },
  breadcrumbHome: "होम",
  crash: {
    title: "हमारी तरफ़ कुछ बिगड़ गया",
    text: "आपका लिखा इसी फ़ोन या कंप्यूटर में सुरक्षित है। पेज दोबारा खोलने से अक्सर ठीक हो जाता है।",
    reload: "पेज दोबारा खोलें",
  },
} as const;
