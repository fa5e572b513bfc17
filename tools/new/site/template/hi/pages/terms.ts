import { formatDay } from "@kolam/content/model/basics/dates";
import { offices } from "@kolam/content/model/company/offices";
import type { LegalDocument } from "@kolam/content/model/types/legal";
import { mailboxes } from "@site/facts/channels";
import { company } from "@site/facts/company";
import { updated } from "./terms.meta.ts";

/** The terms. Only you know what your contracts say. Have a lawyer read it. */
export const terms = {
  title: "शर्तें",
  lead: "इस वेबसाइट पर और हमसे करवाए काम पर क्या लागू है।",
  updated: { iso: updated, text: `पिछला बदलाव: ${formatDay(updated)}` },
  sections: [
    {
      id: "provider",
      title: "हम कौन हैं",
      blocks: [`[Replace] ${company.name}, क़ानूनी रूप, प्रतिनिधि और पंजीकरण, ${offices[0].address}।`],
    },
    {
      id: "website",
      title: "यह वेबसाइट",
      blocks: [
        "आप हर पेज पढ़ सकते हैं, उद्धृत कर सकते हैं और उससे लिंक कर सकते हैं। पेज पर लिखा दाम या तारीख़ प्रस्ताव नहीं है; हमारा भेजा कोटेशन है।",
      ],
    },
    {
      id: "orders",
      title: "जो काम आप करवाते हैं",
      blocks: ["[Replace] अनुबंध कैसे बनता है, भुगतान कैसे होता है, काम किसका होता है, और वह कैसे ख़त्म होता है।"],
    },
    {
      id: "law",
      title: "क़ानून और विवाद",
      blocks: ["[Replace] कौन-सा क़ानून लागू है, और विवाद कहाँ सुलझते हैं।"],
    },
    {
      id: "questions",
      title: "सवाल",
      blocks: [
        [
          "इन शर्तों के बारे में सवाल यहाँ भेजिए: ",
          { text: mailboxes.hello.address, href: mailboxes.hello.href },
          ".",
        ],
      ],
    },
  ],
} as const satisfies LegalDocument;
