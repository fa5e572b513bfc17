import { hasFeature } from "@kolam/content/model/pages/features";
import { nameOf } from "@kolam/content/model/types/field";
import { type Form, titleOf } from "@kolam/content/model/types/form";
import type { LegalDocument } from "@kolam/content/model/types/legal";
import { mailboxes } from "@site/facts/channels";
import { company } from "@site/facts/company";
import { updated } from "../../en/pages/privacy.meta.ts";
import { shownForms } from "../forms/forms.ts";

function answersOf(form: Form): string {
  const labels = (required: boolean) =>
    Object.values(form.fields)
      .filter((field) => field.required === required && field.kind !== "file")
      .map(nameOf)
      .join(", ");
  const optional = labels(false);
  return `${titleOf(form)}: ${labels(true)}।${optional && ` चाहें तो यह भी: ${optional}।`}`;
}

const [firstForm = "", ...otherForms] = shownForms.map(answersOf);

const resumeText = (isSent: boolean) =>
  isSent
    ? "फ़ॉर्म आपके रिज़्यूमे की फ़ाइल भेजता है, जिसे हम आपके आवेदन के साथ रखते हैं।"
    : "फ़ॉर्म रिज़्यूमे की फ़ाइल का नाम भेजता है, फ़ाइल कभी नहीं। आप रिज़्यूमे ई-मेल करें, तो वह ई-मेल हमारे पास रहता है।";

/** The privacy policy in Hindi, section by section that of the first language. */
export const privacyPolicy = (sendsResume: boolean) =>
  ({
    title: "प्राइवेसी पॉलिसी",
    lead: "हमें आपके बारे में क्या पता चलता है, क्यों, कितने समय के लिए, और उसे कैसे मिटवाएँ।",
    updated: { iso: updated, text: "पिछला बदलाव: 15 जनवरी 2024" },
    sections: [
      {
        id: "information-collected",
        title: "हम क्या जानकारी लेते हैं",
        blocks: [
          "इस साइट का हर पेज आप बिना बताए पढ़ सकते हैं कि आप कौन हैं। निजी जानकारी हमें तभी मिलती है, जब आप ख़ुद देते हैं:",
          {
            kind: "list",
            items: [
              firstForm,
              ...otherForms,
              ...(hasFeature("careers") ? [resumeText(sendsResume)] : []),
              "जो किसी और तरह से पहुँचे, जैसे चिट्ठी: उसमें आपकी बात, और वह नंबर या पता, जिससे वह आई।",
            ],
          },
          "साइट को परोसने वाला होस्ट हर अनुरोध का तकनीकी डेटा दर्ज करता है, जैसे नेटवर्क पता, समय, पेज और ब्राउज़र। इससे साइट चलती और सुरक्षित रहती है।",
        ],
      },
      {
        id: "how-we-use-it",
        title: "हम जानकारी का क्या करते हैं",
        blocks: [
          "आप जो भेजते हैं, वह इन कामों में आता है:",
          {
            kind: "list",
            items: [
              hasFeature("careers")
                ? "आपके संदेश का जवाब देना, माँगा हुआ कोटेशन बनाना या आवेदन पर विचार करना;"
                : "आपके संदेश का जवाब देना या माँगा हुआ कोटेशन बनाना;",
              "प्रोजेक्ट करना, उसका बिल बनाना और बाद में उसकी देखभाल;",
              ...(hasFeature("newsletter") ? ["आपने मँगवाया हो, तो न्यूज़लेटर भेजना;"] : []),
              "वे खाते और रिकॉर्ड रखना, जो क़ानून कंपनी से माँगता है;",
              "साइट और हमारे मेलबॉक्स को दुरुपयोग से बचाना।",
            ],
          },
          "हम किसी का प्रोफ़ाइल नहीं बनाते, आपके बारे में कोई फ़ैसला अकेली मशीन से नहीं लेते, और ग्राहकों के डेटा से कोई मॉडल नहीं सिखाते।",
        ],
      },
      {
        id: "sharing",
        title: "हम जानकारी किसे देते हैं",
        blocks: [
          "हम निजी जानकारी न बेचते हैं, न किराए पर देते हैं। वह सिर्फ़ इन हालात में किसी और को मिलती है:",
          {
            kind: "list",
            items: [
              "उन सेवाओं को, जो हमारी डाक पहुँचाती हैं, सिस्टम चलाती हैं या बही रखती हैं, अनुबंध के तहत और सिर्फ़ उसी काम के लिए;",
              "आपके प्रोजेक्ट के किसी उप-ठेकेदार को, अगर प्रस्ताव में आपने हामी भरी हो;",
              "अदालत या प्राधिकरण को, जब क़ानून बाध्य करे, और उतनी ही;",
              "कंपनी के बिकने या मिलने पर उत्तराधिकारी को, आपको बताने के बाद और इसी नीति की शर्तों पर।",
            ],
          },
        ],
      },
      {
        id: "security",
        title: "सुरक्षा",
        blocks: [
          "कोई भी सिस्टम पूरी तरह सुरक्षित नहीं होता। किसी सेंध का असर आप पर पड़े, तो हम आपको और ज़िम्मेदार प्राधिकरण को बिना देर बताएँगे: क्या हुआ, किस डेटा पर असर पड़ा और हमने क्या किया।",
        ],
      },
      {
        id: "cookies",
        title: "कुकी और आपके डिवाइस पर रखी चीज़ें",
        blocks: [
          "अगर हम कभी ऐसी गिनती जोड़ें, जिसके लिए आपकी सहमति चाहिए, तो वह आपके हाँ कहने तक बंद रहेगी।",
        ],
      },
      {
        id: "your-rights",
        title: "आपके अधिकार",
        blocks: [
          "आप जहाँ भी रहते हों, हमसे बिना किसी शुल्क के कह सकते हैं कि हम:",
          {
            kind: "list",
            items: [
              "आपके बारे में रखी जानकारी दिखाएँ और उसकी प्रति दें;",
              "ग़लत को सुधारें और अधूरे को पूरा करें;",
              "उसे मिटा दें, जब तक कोई क़ानून रखने को न कहे;",
              "उसे प्रचार में लेना तुरंत और हमेशा के लिए बंद करें;",
              "उसे आम फ़ाइल फ़ॉर्मेट में दें।",
            ],
          },
          [
            "संबंधित पते से यहाँ लिखिए: ",
            { text: mailboxes.privacy.address, href: mailboxes.privacy.href },
            ", या ",
            { text: "संपर्क पेज", href: "/contact" },
            " का इस्तेमाल कीजिए। हम 30 दिन में जवाब देते हैं। जवाब से आप संतुष्ट न हों, तो अपने देश के डेटा सुरक्षा प्राधिकरण से शिकायत कर सकते हैं।",
          ],
        ],
      },
      {
        id: "retention",
        title: "हम जानकारी कब तक रखते हैं",
        blocks: [
          {
            kind: "definitions",
            items: [
              { term: "संपर्क के संदेश", text: "आख़िरी संपर्क के 2 साल बाद तक" },
              { term: "प्रोजेक्ट का डेटा", text: "पूरा होने के 5 साल बाद तक" },
              { term: "प्रचार का डेटा", text: "जब तक आप मना न करें" },
              { term: "विज़िट की गिनती", text: "26 महीने, जहाँ गिनती होती है" },
            ],
          },
          "जो मिटाया गया, वह बैकअप में उनके ख़त्म होने तक रहता है। बिल उतने समय रहते हैं, जितना कर क़ानून माँगता है।",
        ],
      },
      {
        id: "third-parties",
        title: "दूसरी कंपनियाँ",
        blocks: [
          "इस साइट के कुछ हिस्सों में दूसरी कंपनियाँ शामिल हैं, जिनकी अपनी-अपनी नीति है:",
          {
            kind: "list",
            items: ["कुछ लिंक दूसरों की साइटों पर जाते हैं। वे जो कहती हैं, उसके लिए हम ज़िम्मेदार नहीं हैं।"],
          },
          `ये कंपनियाँ डेटा को ${company.address.country} के बाहर भी संभाल सकती हैं।`,
        ],
      },
      {
        id: "policy-changes",
        title: "इस नीति में बदलाव",
        blocks: [
          "नीति बदलने पर हम नया पाठ नई तारीख़ के साथ यहाँ रखते हैं। बदलाव का असर पहले से रखी जानकारी पर पड़े, तो हम संबंधित लोगों को उसके लागू होने से पहले ई-मेल से बताते हैं।",
          [
            "इस बारे में कोई भी सवाल एक इंसान तक पहुँचता है: ",
            { text: mailboxes.privacy.address, href: mailboxes.privacy.href },
          ],
        ],
      },
    ],
  }) as const satisfies LegalDocument;

export const privacy = privacyPolicy(false);
