import { type CaseId, caseCount } from "@kolam/content/model/services/services";
import type { PortfolioWords } from "@kolam/content/model/types/pages";
import { counted } from "@site/texts/numbers";

export const portfolio = {
  hero: {
    title: `हमारे काम से ${counted(caseCount, "प्रोजेक्ट")}`,
    lead: "क्या चाहिए था, हमने क्या किया, और उससे क्या हुआ।",
  },
  leads: { label: "विस्तार से", cases: [] as readonly CaseId[] },
  closing: {
    title: "आपका प्रोजेक्ट क्या है?",
    text: "उसके बारे में बताइए। जवाब हम ख़ुद देते हैं।",
    actions: [
      { label: "कोटेशन लें", href: "/quote" },
      { label: "संपर्क करें", href: "/contact" },
    ],
  },
  caseClosing: {
    title: "क्या आपको भी कुछ ऐसा चाहिए?",
    text: "उसके बारे में बताइए। जवाब हम ख़ुद देते हैं।",
    actions: [
      { label: "कोटेशन लें", href: "/quote" },
      { label: "संपर्क करें", href: "/contact" },
    ],
  },
} as const satisfies PortfolioWords;
