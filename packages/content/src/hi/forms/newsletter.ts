import { limits } from "@kolam/content/model/basics/timings";
import { translated } from "@kolam/content/model/types/form";
import { newsletterForm as first } from "../../en/forms/newsletter.ts";

export const newsletterForm = translated(first, {
  label: "न्यूज़लेटर",
  button: { idle: "मँगवाएँ", busy: "जोड़ रहे हैं…", done: "मेल देखिए" },
  alert: "आपका पता नहीं जुड़ा। फिर कोशिश कीजिए, या सीधे हमसे संपर्क कीजिए।",
  sent: {
    title: () => "बस एक क़दम बाकी है।",
    text: () => "एक मेल भेजी है: उसका लिंक दबाइए, तो अगली चिट्ठी आप तक आएगी।",
  },
  fields: {
    email: {
      label: "ई-मेल पता",
      errors: {
        valueMissing: "चिट्ठी मँगवाने के लिए ई-मेल पता लिखिए।",
        typeMismatch: "यह अभी ई-मेल पता नहीं लग रहा।",
        tooLong: `ज़्यादा से ज़्यादा ${limits.emailCharacters} अक्षर का पता लिखिए।`,
      },
    },
  },
});

export const newsletter = {
  title: "महीने में एक चिट्ठी, अंग्रेज़ी में",
  lead: "महीने की सबसे अच्छी सीख, और सबसे बड़ी चूक। महीने के पहले गुरुवार को।",
  ask: { label: "जल्दी है? अभी पूछ लीजिए", href: "/contact" },
  note: "किसी भी चिट्ठी के जवाब में “stop” लिखिए, उसी दिन नाम हट जाएगा।",
} as const;
