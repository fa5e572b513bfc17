import { formatDay } from "@kolam/content/model/basics/dates";
import { listed, withLabel } from "@kolam/content/model/basics/lists";
import { hasFeature } from "@kolam/content/model/pages/features";
import { nameOf } from "@kolam/content/model/types/field";
import type { Form } from "@kolam/content/model/types/form";
import type { LegalDocument } from "@kolam/content/model/types/legal";
import { mailboxes } from "@site/facts/channels";
import { shownForms } from "@site/words/forms/forms";
import { updated } from "./privacy.meta.ts";

/** The fields of a form. Files are left out, because they need their own sentence. */
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
        ],
      },
      {
        id: "how-we-use-it",
        title: "हम उसका क्या करते हैं",
        blocks: ["आप जो भेजते हैं, उससे हम आपको जवाब देते हैं।"],
      },
      {
        id: "cookies",
        title: "कुकी और आपके डिवाइस पर रखी चीज़ें",
        blocks: ["जिसके लिए आपकी सहमति चाहिए, वह आपके हाँ कहने तक बंद रहता है।"],
      },
      {
        id: "third-parties",
        title: "और किसे मिलता है",
        blocks: ["हमारे अलावा सिर्फ़ इनका इससे संबंध है:"],
      },
      {
        id: "retention",
        title: "हम कब तक रखते हैं",
        blocks: ["जो क़ानून ज़्यादा समय रखवाता है, जैसे बिल, वह उस अवधि के अंत तक रहता है।"],
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
        ],
      },
    ],
  }) as const satisfies LegalDocument;

/** The policy of the site as delivered: the form names the resume and does not send it. */
export const privacy = privacyPolicy(false);
