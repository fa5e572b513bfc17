import { formatDay } from "@kolam/content/model/basics/dates";
import type { LegalDocument } from "@kolam/content/model/types/legal";
import { mailboxes } from "@site/facts/channels";
import { company } from "@site/facts/company";
import { updated } from "./accessibility.meta.ts";

/**
 * The accessibility statement. It says what the site was built for; add what you have found
 * yourself.
 */
export const accessibility = {
  title: "सुगम्यता",
  lead: "सब इस साइट को इस्तेमाल कर सकें, इसके लिए क्या किया गया, और जो काम न करे, वह किसे बताएँ।",
  updated: { iso: updated, text: `पिछला बदलाव: ${formatDay(updated)}` },
  sections: [
    {
      id: "standard",
      title: "हमारा लक्ष्य",
      blocks: [
        "यह साइट WCAG 2.2 के AA स्तर पर चलने की कोशिश करती है। इसे कीबोर्ड से, बड़ा करके, तय रंगों में और बिना हलचल के इस्तेमाल किया जा सकता है, और मेन्यू, लिंक और फ़ॉर्म बिना स्क्रिप्ट के काम करते हैं।",
        "[Replace] आपके पेज किसने जाँचे, कब, और क्या अभी काम नहीं करता।",
      ],
    },
    {
      id: "contact",
      title: "जो रुकावट हो, बताइए",
      blocks: [
        [
          "यहाँ लिखिए: ",
          { text: mailboxes.hello.address, href: mailboxes.hello.href },
          `${company.phone ? ` या फ़ोन कीजिए: ${company.phone.display}` : ""}। बताइए कि कौन-सा पेज था और आप क्या करना चाहते थे।`,
        ],
        "[Replace] आपके यहाँ शिकायत सुनने वाला प्राधिकरण।",
      ],
    },
  ],
} as const satisfies LegalDocument;
