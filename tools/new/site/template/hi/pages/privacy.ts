import { formatDay } from "@kolam/content/model/basics/dates";
import { listed, withLabel } from "@kolam/content/model/basics/lists";
import { timings } from "@kolam/content/model/basics/timings";
import { offices } from "@kolam/content/model/company/offices";
import { hasFeature } from "@kolam/content/model/pages/features";
import { nameOf } from "@kolam/content/model/types/field";
import type { Form } from "@kolam/content/model/types/form";
import type { LegalDocument } from "@kolam/content/model/types/legal";
import { mailboxes } from "@site/facts/channels";
import { company } from "@site/facts/company";
import { shownForms } from "@site/words/forms/forms";
import { chat } from "../company-words.ts";
import { updated } from "./privacy.meta.ts";

/** What a form asks for. Files are left out: what becomes of them needs a sentence of its own. */
function answersOf({ name, fields }: Form): string {
  const labels = (required: boolean) => {
    const own = Object.values(fields)
      .filter((field) => field.required === required && field.kind !== "file")
      .map(nameOf);
    return listed(own);
  };
  const optional = labels(false);
  return `${withLabel(name, labels(true))}।${optional && ` ${withLabel("अगर आप चाहें", optional)}।`}`;
}

const [firstForm = "", ...otherForms] = shownForms.map(answersOf);

/**
 * The privacy policy. It says what the site does by itself; what you do with what reaches you is
 * yours to say. Have a lawyer read it. What a setting of the site adds goes to the sections
 * `information-collected`, `cookies` and `third-parties`.
 *
 * @param sendsResume whether the application form sends the resume
 */
export const privacyPolicy = (sendsResume: boolean) =>
  ({
    title: "निजता नीति",
    lead: "जब आप यह वेबसाइट इस्तेमाल करते हैं, तब हमें क्या पता चलता है, और उसका क्या होता है।",
    updated: { iso: updated, text: `पिछला बदलाव: ${formatDay(updated)}` },
    sections: [
      {
        id: "controller",
        title: "ज़िम्मेदार कौन है",
        blocks: [
          `[Replace] ${company.name} और उसका क़ानूनी रूप, ${offices[0].address}।`,
          ["यहाँ लिखिए: ", { text: mailboxes.privacy.address, href: mailboxes.privacy.href }, "."],
        ],
      },
      {
        id: "information-collected",
        title: "हम क्या लेते हैं",
        blocks: [
          "आप बिना बताए कि आप कौन हैं, इस साइट का हर पेज पढ़ सकते हैं। फ़ॉर्म हमें वही भेजता है, जो आप उसमें लिखते हैं:",
          {
            kind: "list",
            items: [
              firstForm,
              ...otherForms,
              ...(hasFeature("careers")
                ? [
                    sendsResume
                      ? "आवेदन फ़ॉर्म आपके रिज़्यूमे की फ़ाइल भेजता है।"
                      : "आवेदन फ़ॉर्म रिज़्यूमे की फ़ाइल का नाम भेजता है, फ़ाइल कभी नहीं।",
                  ]
                : []),
            ],
          },
          "[Replace] आपका होस्ट हर विज़िट का क्या दर्ज करता है, और कब तक।",
        ],
      },
      {
        id: "how-we-use-it",
        title: "हम उसका क्या करते हैं",
        blocks: [
          "आप जो भेजते हैं, उससे हम आपको जवाब देते हैं।",
          "[Replace] और किस काम में, और किस क़ानूनी आधार पर।",
        ],
      },
      {
        id: "cookies",
        title: "कुकी और आपके डिवाइस पर रखी चीज़ें",
        blocks: [
          "यह साइट कोई कुकी नहीं रखती। वह आपके ब्राउज़र में चार चीज़ें रखती है, और उनमें से कोई हमें नहीं भेजती:",
          {
            kind: "list",
            items: [
              "आपने हल्का रूप चुना या गहरा;",
              "आप पेज पर कहाँ तक पहुँचे थे, जब तक टैब बंद न हो;",
              "भेजे गए फ़ॉर्मों के संदर्भ नंबर, ताकि कोई दो बार न जाए;",
              `शुरू किए फ़ॉर्म में आपका लिखा, ताकि पेज दोबारा खुलने पर वह खो न जाए। फ़ॉर्म भेजने पर, ख़ाली करने पर या ${timings.draftDays} दिन बाद वह मिट जाता है।`,
            ],
          },
        ],
      },
      {
        id: "third-parties",
        title: "और किसे मिलता है",
        blocks: [
          {
            kind: "list",
            items: [
              "[Replace] आपका होस्ट, और वह सेवा जो फ़ॉर्मों के संदेश आप तक लाती है।",
              ...(chat
                ? [`चैट का बटन ${chat.app} खोलता है। वहाँ आप जो लिखते हैं, उस पर उसके संचालक की शर्तें लागू हैं।`]
                : []),
            ],
          },
        ],
      },
      {
        id: "retention",
        title: "हम कब तक रखते हैं",
        blocks: ["[Replace] आप संदेश कब तक रखते हैं, और क़ानून क्या ज़्यादा समय रखवाता है।"],
      },
      {
        id: "your-rights",
        title: "आपके अधिकार",
        blocks: [
          [
            "आप पूछ सकते हैं कि हम आपके बारे में क्या जानते हैं, और उसे सुधरवा या मिटवा सकते हैं। यहाँ लिखिए: ",
            { text: mailboxes.privacy.address, href: mailboxes.privacy.href },
            ".",
          ],
          "[Replace] क़ानून से मिले बाक़ी अधिकार, और शिकायत सुनने वाला प्राधिकरण।",
        ],
      },
    ],
  }) as const satisfies LegalDocument;

/** The policy of the site as delivered: the form names the resume and does not send it. */
export const privacy = privacyPolicy(false);
