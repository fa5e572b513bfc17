import type { RichText } from "@kolam/content/model/basics/links";
import { timings } from "@kolam/content/model/basics/timings";
import { formWords as first } from "../../en/forms/words.ts";

const kept = "आपका लिखा सब यहीं है।";

export const failureWords = {
  title: "अभी गया नहीं",
  refused: `मेल सेवा ने नहीं लिया। ${kept}`,
  busy: "एक साथ बहुत सारे संदेश आ रहे हैं। एक मिनट रुककर फिर भेजिए; आपका लिखा कहीं नहीं जाएगा।",
  offline: "लगता है इंटरनेट नहीं है। आपका लिखा हम सँभालकर रखेंगे; इंटरनेट आने पर भेज दीजिए।",
  unknown: `${timings.sendTimeoutMs / 1000} सेकंड में कोई जवाब नहीं आया, इसलिए कह नहीं सकते कि पहुँचा या नहीं। फिर भेजिए, या ई-मेल कर दीजिए: दो बार पहुँचना, न पहुँचने से अच्छा है।`,
  retry: "फिर भेजें",
  mail: "ई-मेल से भेजें",
  copy: "मेरा लिखा कॉपी करें",
  copied: "कॉपी हो गया। जहाँ चाहें, चिपका दीजिए।",
  copyFailed: "कॉपी नहीं हो सका। नीचे का लिखा चुनकर खुद कॉपी कर लीजिए।",
  tooLongForMail: "ई-मेल के लिंक के लिए यह बहुत लंबा है। कॉपी करके अपने ई-मेल में चिपका दीजिए।",
} as const;

export const outcomeWords = {
  unknownTitle: "कह नहीं सकते कि पहुँचा या नहीं",
  broken:
    "मेल सेवा का जवाब आने से पहले ही इंटरनेट टूट गया। हो सकता है पहुँच गया हो, हो सकता है नहीं। आप फिर भेज सकते हैं: दो बार पहुँचे तो भी कोई नुकसान नहीं।",
  interrupted:
    "भेजते समय यह पेज बंद हुआ या दोबारा खुला। पता नहीं, पहुँचा या नहीं। फिर भेजने में कोई हर्ज नहीं: दूसरी बार आए तो पहचान लिया जाता है।",
  unusable: `मेल सेवा इसे इस रूप में नहीं ले सकी। अक्सर वजह ई-मेल का पता होता है, पहले उसे देखिए। ${kept}`,
  tooLarge: `मेल सेवा जितना लेती है, यह उससे लंबा है। छोटा कीजिए, या कुछ हिस्सा ई-मेल से भेजिए। ${kept}`,
  fileRefused: `मेल सेवा ने फ़ाइल नहीं ली। बिना मैक्रो की PDF या Word फ़ाइल चुनकर फिर भेजिए, या फ़ाइल के साथ ई-मेल कर दीजिए। ${kept}`,
  fileGone: `फ़ाइल अब पढ़ी नहीं जा रही। चुनने के बाद वह हटाई, मिटाई या बदली गई है। उसे फिर से चुनकर भेजिए। ${kept}`,
  sendAgain: "फिर भेजें",
  undo: "लौटाएँ",
} as const;

export const sentWords = { copy: "आपने यह भेजा", another: "एक और संदेश लिखें" } as const;

export const errorSummary = {
  title: (count: number) => (count === 1 ? "एक जवाब फिर देख लीजिए" : `${count} जवाब फिर देख लीजिए`),
  lead: "किसी पर दबाइए, सीधे वहीं पहुँचेंगे।",
} as const;

export const draftWords = {
  restored: "पिछली बार का लिखा हमने सँभालकर रखा है।",
  clear: "फ़ॉर्म खाली करें",
  cleared: "फ़ॉर्म फिर से खाली है।",
  notKept: "यह ब्राउज़र अधूरा फ़ॉर्म रखने नहीं देता, इसलिए पेज बंद करने से पहले पूरा कर लीजिए।",
  kept: "एक दिन तक इसी फ़ोन या कंप्यूटर में रहेगा, जब तक आप भेज न दें या खाली न कर दें।",
  keptLong: `${timings.draftDays} दिन तक इसी फ़ोन या कंप्यूटर में रहेगा, जब तक आप भेज न दें या खाली न कर दें।`,
  /** The box that keeps it for longer, and whom it is not for. */
  keepLong: `इसे ${timings.draftDays} दिन तक रखें`,
  shared: "ऐसे फ़ोन या कंप्यूटर पर नहीं, जिसे और लोग भी चलाते हों। वहाँ जाने से पहले फ़ॉर्म खाली कर दीजिए।",
  sentElsewhere: "यह पहले ही भेजा जा चुका है, इसलिए फ़ॉर्म खाली है।",
  keptBut: (fields: string) =>
    `इतना लंबा कि इस फ़ोन या कंप्यूटर में नहीं रखा जा सका: ${fields}। पेज बंद करने से पहले भेज दीजिए। बाकी सब रखा हुआ है।`,
  /** Where a field has a second answer, and beside that answer. */
  twoAnswers: "एक सवाल के दो जवाब हैं: हमने दोनों रखे हैं, दूसरा अपने खाने के नीचे है।",
  other: "आपका दूसरा जवाब, पहले का या किसी और टैब का",
  useOther: "इसकी जगह यह रखें",
  dropOther: "इसे हटा दें",
} as const;

/**
 * Those of the mails are the first language's, which the staff reads, and so are those of the
 * absent privacy policy.
 */
export const formWords = {
  nothing: first.nothing,
  reference: first.reference,
  source: first.source,
  answersFollow: first.answersFollow,
  optional: "चाहें तो",
  requiredNote: "जिन पर “चाहें तो” नहीं लिखा, वे सब भरने हैं।",
  slip: (address: string) => `कहीं आपका मतलब ${address} तो नहीं?`,
  useMeant: "हाँ, बदल दें",
  sourceHere: "साथ में पेज, अभियान और वह वेबसाइट भी आती है, जिससे आप यहाँ पहुँचे।",
  privacyNote: ["देखिए ", { text: "प्राइवेसी पॉलिसी", href: "/privacy" }, "।"],
  honeypot: "यह खाना खाली छोड़िए",
  withoutScripts: "यह फ़ॉर्म बिना स्क्रिप्ट के भी चलता है। भेजने के बाद धन्यवाद का पेज खुलेगा।",
} as const satisfies Record<keyof typeof first, string | RichText | ((...args: never[]) => string)>;
