import type { RichText } from "@kolam/content/model/basics/links";
import { mailboxes } from "@site/facts/channels";

export const captchaWords = {
  blocked:
    "रोबोट वाली जाँच नहीं खुली, इसलिए कुछ नहीं गया। हो सकता है इस फ़ोन, कंप्यूटर या नेटवर्क में कुछ hcaptcha.com को रोक रहा हो। आपका लिखा सब यहीं है: फिर कोशिश कीजिए, या ई-मेल से भेज दीजिए।",
  closed:
    "रोबोट वाली जाँच पूरी होने से पहले बंद हो गई, इसलिए कुछ नहीं गया। आपका लिखा फ़ॉर्म में है: फिर भेजिए, या ई-मेल कर दीजिए।",
  notice: [
    "इस फ़ॉर्म में hCaptcha देखता है कि आप रोबोट तो नहीं। ",
    { text: "hCaptcha की प्राइवेसी पॉलिसी", href: "https://www.hcaptcha.com/privacy" },
    " और ",
    { text: "शर्तें", href: "https://www.hcaptcha.com/terms" },
    " लागू हैं।",
  ],
  withoutScripts: [
    "इस फ़ॉर्म में रोबोट की एक जाँच है, जो स्क्रिप्ट से चलती है। स्क्रिप्ट बंद हों तो फ़ॉर्म बिना जाँच के जाता है, और हमारी मेल सेवा उसे लौटा सकती है; पहुँचा या नहीं, यह अगला पेज बताएगा। पक्का करना हो तो यहाँ लिखिए: ",
    { text: mailboxes.hello.address, href: mailboxes.hello.href },
    "।",
  ],
  thirdParty: [
    "जब आप कोई फ़ॉर्म भेजते हैं तो hCaptcha खुलता है, जो इंसान और रोबोट में फ़र्क करता है। उसे आपका नेटवर्क पता, ब्राउज़र और पेज चलाने का ढंग पता चलता है, और वह अपनी एक कुकी रख सकता है। देखिए ",
    { text: "hCaptcha की प्राइवेसी पॉलिसी", href: "https://www.hcaptcha.com/privacy" },
    "।",
  ],
} as const satisfies Record<string, string | RichText>;
