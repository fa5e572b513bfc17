import { photos as first, type Photo } from "../en/photos.ts";

export type { Photo };

export const photos = {
  teamAroundLaptops: { ...first.teamAroundLaptops, alt: "मेज़ के चारों ओर लैपटॉप पर काम करते कुछ लोग" },
  tableOfLaptopsFromAbove: {
    ...first.tableOfLaptopsFromAbove,
    alt: "ऊपर से दिखती मेज़, जिस पर कई लोग अपने-अपने लैपटॉप लिए बैठे हैं",
  },
  groupWithLaptops: {
    ...first.groupWithLaptops,
    alt: "एक ही मेज़ पर लैपटॉप लिए बैठे लोग: काम एक कमरे से दूसरे में नहीं जाता",
  },
  drawingOnWhiteboard: { ...first.drawingOnWhiteboard, alt: "सफ़ेद बोर्ड पर कुछ बनाते दो लोग" },
  colourfulWebCode: { ...first.colourfulWebCode, alt: "कंप्यूटर की स्क्रीन पर रंगीन वेब कोड" },
  htmlOnScreen: { ...first.htmlOnScreen, alt: "स्क्रीन पर HTML की पंक्तियाँ" },
  phoneShowingApps: { ...first.phoneShowingApps, alt: "सलेटी फ़ोन, जिस पर ऐप दिख रहे हैं" },
  androidInHand: {
    ...first.androidInHand,
    alt: "हाथ में काला एंड्रॉइड फ़ोन, जैसे भारत में ज़्यादातर लोग आपका ऐप पकड़ेंगे",
  },
  phoneOnWoodenTable: { ...first.phoneOnWoodenTable, alt: "लकड़ी की भूरी मेज़ पर सोशल ऐप वाला फ़ोन" },
  performanceGraphs: {
    ...first.performanceGraphs,
    alt: "लैपटॉप पर आने वालों के ग्राफ़: पहले बजट के अंत में एक ही आँकड़ा चाहिए",
  },
  dashboardOnGlassTable: {
    ...first.dashboardOnGlassTable,
    alt: "काँच की मेज़ पर लैपटॉप, स्क्रीन पर आँकड़े",
  },
  tabletWithAnalytics: { ...first.tabletWithAnalytics, alt: "टैबलेट पर मार्केटिंग के आँकड़े देखता एक व्यक्ति" },
  payingAtCounter: {
    ...first.payingAtCounter,
    alt: "छोटी दुकान के काउंटर पर पैसे देता ग्राहक: आस-पास की खोज यहीं तक पहुँचनी चाहिए",
  },
  cardTerminalInHand: {
    ...first.cardTerminalInHand,
    alt: "ग्राहक की ओर बढ़ाई हुई कार्ड मशीन: धीमा पेमेंट इसी पल खटकता है",
  },
  cardInTerminal: { ...first.cardInTerminal, alt: "कार्ड मशीन में लगा क्रेडिट कार्ड" },
  sketchingWireframes: {
    ...first.sketchingWireframes,
    alt: "कागज़ पर फ़ॉर्म की स्क्रीन बनाता डिज़ाइनर, किसी के भरने से पहले",
  },
  wireframesInNotebook: {
    ...first.wireframesInNotebook,
    alt: "सफ़ेद नोटबुक पर स्क्रीन के खाके और एक नीला पेन",
  },
  colourSwatches: { ...first.colourSwatches, alt: "मेज़ पर फैले रंगों के नमूने और ब्रांड के डिज़ाइन" },
  pencilNearLaptop: {
    ...first.pencilNearLaptop,
    alt: "लैपटॉप के पास कोटेशन के कागज़ पर पेंसिल: जो छूटा है, उस पर निशान",
  },
  coworkingTable: {
    ...first.coworkingTable,
    alt: "दफ़्तर से दूर एक मेज़ पर लैपटॉप लिए कोई, जैसे हमारे लोग कर सकते हैं",
  },
  laptopAndOpenNotebook: { ...first.laptopAndOpenNotebook, alt: "खुली नोटबुक के पास रखा लैपटॉप" },
  planningCorkboard: { ...first.planningCorkboard, alt: "बोर्ड पर चिपकी योजना की पर्चियाँ" },
} as const satisfies Record<keyof typeof first, Photo>;

export type PhotoKey = keyof typeof photos;
