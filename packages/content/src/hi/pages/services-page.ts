import { serviceIds } from "@kolam/content/model/pages/paths";
import type { ServicesWords } from "@kolam/content/model/types/pages";
import { counted } from "@site/texts/numbers";
import { claims, promises } from "../claims.ts";

export const servicesPage = {
  hero: {
    title: `${counted(serviceIds.length, "सेवा", "सेवाएँ")}, हर एक का दाम सामने`,
    lead: `हर सेवा में क्या मिलता है और दाम कहाँ से शुरू होता है। आपके काम का कोटेशन ${promises.quote} मिल जाता है, और उसके पैसे नहीं लगते।`,
  },
  cards: {
    title: "जहाँ दिक्कत है, वहीं से शुरू कीजिए",
    lead: "ज़्यादातर लोग एक से शुरू करते हैं, और जब वह अपना खर्च निकाल ले तब दूसरी जोड़ते हैं।",
  },
  claims: { title: "चार आँकड़ों में हमारी सेवाएँ", figures: claims.services },
  pricing: {
    title: "शुरुआती दाम का मतलब",
    lead: "यह सबसे छोटे पूरे काम का दाम है।",
    items: [
      {
        title: "एक बार का दाम",
        text: "उस तरह का सबसे छोटा पूरा काम: परखा हुआ, चालू किया हुआ, कागज़ों समेत। काम बड़ा तो रकम बड़ी, तरीका वही।",
      },
      {
        title: "महीने का दाम",
        text: "एक महीने की हमारी मेहनत। विज्ञापन का पैसा आपसे सीधे प्लैटफ़ॉर्म को जाता है, हमारे खाते से होकर नहीं।",
      },
      {
        title: "हर दाम में शामिल",
        text: "प्रोजेक्ट मैनेजर, पहले नब्बे दिन की मरम्मत, और यह बता देना कि सस्ते में भी काम हो जाएगा।",
      },
    ],
  },
  closing: {
    title: "समझ नहीं आ रहा, कौन-सी?",
    text: "परेशानी अपने शब्दों में लिखिए, और जो सेवा सबसे पास लगे उस पर निशान लगा दीजिए। छाँटना हमारा काम है।",
    actions: [
      { label: "मुफ़्त कोटेशन लें", href: "/quote" },
      { label: "कुछ पूछना है", href: "/contact" },
    ],
  },
} as const satisfies ServicesWords;
