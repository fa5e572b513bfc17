import { type LegalDocument, withCollected, withSection } from "@kolam/content/model/types/legal";
import type { TagHost } from "../../en/pages/measuring-policy.ts";
import { consentWords, countingWords } from "../measuring.ts";

export type { TagHost } from "../../en/pages/measuring-policy.ts";

/** The policy of a site that counts visits with Plausible. */
export const policyWithPlausible = (words: LegalDocument, host: TagHost): LegalDocument =>
  withCollected(
    words,
    `हम ${host.isOwn ? "अपने ही सर्वर पर " : ""}Plausible से गिनते हैं कि कितने लोग आए, ताकि पता चले कि लोग यहाँ कैसे पहुँचते हैं और उन्हें किससे मदद मिलती है। यह कोई कुकी नहीं रखता और आपके डिवाइस पर कुछ नहीं सहेजता। इसे पता चलता है कि आपने कौन-से पेज खोले और किस पेज से आए, आपका ब्राउज़र, डिवाइस का प्रकार और देश, और यह कि आपने संपर्क का कोई लिंक दबाया, फ़ॉर्म भेजा या कोटेशन के फ़ॉर्म में आगे बढ़े; आपने क्या लिखा, यह नहीं। एक ही दिन की यात्राओं को अलग-अलग पहचानने के लिए यह आपके नेटवर्क पते से एक कोड बनाता है और पता नहीं रखता। आप नहीं चाहते कि आपको गिना जाए, तो नीचे “${countingWords.not}” पर निशान लगाइए, या अपने ब्राउज़र में ${host.name} को रोक दीजिए: साइट उसके बिना भी चलती है।`,
    host.isOwn
      ? undefined
      : [
          "Plausible हमारे लिए यूरोपीय संघ के सर्वरों पर गिनती करता है। देखिए ",
          { text: "Plausible की डेटा नीति", href: "https://plausible.io/data-policy" },
          "।",
        ],
  );

/** The policy of a site that counts visits with Umami. */
export const policyWithUmami = (words: LegalDocument, host: TagHost): LegalDocument =>
  withCollected(
    words,
    `हम ${host.isOwn ? "अपने ही सर्वर पर " : ""}Umami से गिनते हैं कि कितने लोग आए, ताकि पता चले कि किन पेजों की ज़रूरत है और लोग उन तक कैसे पहुँचते हैं। यह कोई कुकी नहीं रखता और आपके डिवाइस पर कुछ नहीं रखता। इसे बताया जाता है कि आपने कौन-से पेज खोले, उनके पते और शीर्षक, आप कहाँ से आए, आपका ब्राउज़र, भाषा, स्क्रीन और देश, और यह कि आपने संपर्क का कोई लिंक दबाया, फ़ॉर्म भेजा या कोटेशन के फ़ॉर्म में एक चरण पूरा किया; आपके शब्द नहीं। यह आपके नेटवर्क पते से एक कोड बनाता है जो हर महीने बदलता है और जिससे पता वापस नहीं निकाला जा सकता। आप गिनती में नहीं आना चाहते, तो नीचे “${countingWords.not}” पर निशान लगाइए, या अपने ब्राउज़र में ${host.name} को रोक दीजिए: और कुछ नहीं बदलता।`,
    host.isOwn
      ? undefined
      : [
          "Umami हमारे लिए गिनती करता है। देखिए ",
          { text: "Umami की गोपनीयता नीति", href: "https://umami.is/privacy" },
          "।",
        ],
  );

/** The policy of a site with Google's tag, which sets cookies and asks first. */
export function policyWithGoogle(words: LegalDocument): LegalDocument {
  const told = withCollected(
    words,
    "आप अनुमति दें तो Google का टैग आपका आना मापता है, ताकि हमें पता चले कि कौन-से पेज और विज्ञापन पूछताछ लाते हैं: आपके खोले पेज, वह पेज या विज्ञापन जिससे आप आए, आपका ब्राउज़र, डिवाइस और मोटे तौर पर आपकी जगह, और यह कि आपने संपर्क का कोई लिंक दबाया, फ़ॉर्म भेजा या कोटेशन के फ़ॉर्म में आगे बढ़े; आपका कोई जवाब नहीं। आपकी अनुमति के बिना इसमें से कुछ भी लोड नहीं होता।",
    [
      "आप मापने की अनुमति दें तो टैग जो मापता है वह Google को मिलता है, और वह उसे अपने कामों में ले सकता है। देखिए ",
      {
        text: "Google हमारी जैसी साइटों से मिली जानकारी का क्या करता है",
        href: "https://policies.google.com/technologies/partner-sites",
      },
      "।",
    ],
  );
  return withSection(told, "cookies", () => [
    `आप अनुमति दें तो Google का टैग इस साइट के लिए नीचे की कुकी रखता है, उससे पहले कोई नहीं। अनुमति आप कभी भी वापस ले सकते हैं: किसी भी पेज के अंत में “${consentWords.settings}” दबाइए और फिर “${consentWords.refuse}”। कुकी हटा दी जाती हैं और आगे कुछ नहीं भेजा जाता।`,
    {
      kind: "definitions",
      items: [
        { term: "_ga और _ga_…", text: "2 साल; आपका ब्राउज़र और एक बार का आना पहचानती हैं" },
        { term: "_gcl_…", text: "90 दिन, इनमें से एक ब्राउज़र के स्टोरेज में; आप किस विज्ञापन से आए" },
      ],
    },
  ]);
}
