export const allCategories = "सभी";

export const blogList = {
  search: {
    label: "लेख खोजें",
    clear: "खोज मिटाएँ",
    submit: "खोजें",
    loading: (articles: number) => `${articles} लेखों में देख रहे हैं`,
    failed: "लेखों की सूची नहीं खुली। इंटरनेट देखकर फिर कोशिश कीजिए।",
    retry: "फिर कोशिश करें",
  },
  filter: { label: "विषय" },
  featured: "सबसे ऊपर का लेख",
  latest: "नए लेख",
  featuredOnly: "वह ऊपर वाला लेख ही है।",
  featuredToo: "ऊपर वाला लेख भी इनमें है।",
  jump: "विषय से",
  count: (found: number) => `${found} लेख मिले`,
  empty: {
    title: "कोई और शब्द आज़माइए",
    text: "छोटे शब्द से ज़्यादा मिलता है, और सभी विषयों में खोजने से भी। लेख होना चाहिए था तो बताइए, शायद हम लिख दें।",
    reset: "सभी लेख दिखाएँ",
  },
  pages: {
    label: "ब्लॉग के पेज",
    previous: "नए लेख",
    next: "पुराने लेख",
    page: (page: number, of: number) => `${of} में से पेज ${page}`,
    title: (title: string, page: number) => `${title}, पेज ${page}`,
  },
  awaits: { draft: "कच्चा लेख", date: "आगे की तारीख" },
  readTime: (minutes: number) => `${minutes} मिनट`,
} as const;

export const articleFrame = {
  back: "ब्लॉग पर वापस",
  tags: "टैग",
  published: "प्रकाशित",
  updated: "बदला गया",
  author: "लेखक",
  about: (author: string) => `${author} के बारे में`,
  sources: { title: "स्रोत", read: (day: string) => `${day} को पढ़ा` },
  contents: "इस लेख में",
  table: (columns: string) => `तालिका: ${columns}`,
  share: {
    title: "यह लेख आगे भेजें",
    targets: { linkedin: "LinkedIn", whatsapp: "WhatsApp", x: "X", email: "ई-मेल" },
    copy: "लिंक कॉपी करें",
    copied: "लिंक कॉपी हो गया",
    failed: "आपके ब्राउज़र ने कॉपी नहीं करने दिया। लिंक ऊपर पते की पट्टी से कॉपी कर लीजिए।",
  },
  related: { title: "आगे पढ़िए", lead: "मिलते-जुलते विषय पर।" },
} as const;
