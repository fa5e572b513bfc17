import { formatNumber } from "@kolam/content/model/basics/numbers";
import { code, count, quote, quoteSome } from "./counting.ts";

type Said = readonly string[];

/** A length in words; a script without spaces is counted as so many words. */
const lengthOf = (words: number, dense: boolean) =>
  `${count("عدد الكلمات", words)}${dense ? " (تقديرًا)" : ""}`;
const links = (amount: number) => count("الروابط", amount);
const images = (amount: number) => count("الصور", amount);
const ofImages = (some: number, all: number) => `${formatNumber(some)} من ${formatNumber(all)}`;

/** The checks of headings, text, links and images. */
export const textChecks = {
  h1: {
    title: "عنوان رئيسي واحد",
    why: "يقول العنوان الرئيسي للقراء وقارئات الشاشة ومحركات البحث موضوع الصفحة.",
    fix: `ضع في الصفحة ${code("<h1>")} واحدًا، وفيه نص.`,
    none: `لا يوجد عنوان رئيسي (${code("h1")}).`,
    several: (texts: Said) => `أكثر من عنوان رئيسي (${texts.length}): ${quoteSome(texts)}.`,
    empty: "العنوان الرئيسي فارغ.",
    good: (text: string) => `العنوان الرئيسي هو ${quote(text)}.`,
  },
  "heading-outline": {
    title: "تدرّج العناوين",
    why: "يتنقل كثيرون في الصفحة بعناوينها كأنها فهرس، والمستوى المتخطّى يبدو فصلًا مفقودًا.",
    fix: `انزل مستوى واحدًا في كل مرة (${code("h2")} ثم ${code("h3")}). اختر العناوين بحسب رتبتها، وحدّد حجمها في CSS.`,
    found: (jumps: number, from: number, to: number) =>
      `${count("عناوين تتخطى مستوى", jumps)}، أولها من ${code(`h${from}`)} إلى ${code(`h${to}`)}.`,
    good: (headings: number) => `${count("العناوين", headings)}، ولا مستوى متخطّى.`,
  },
  "heading-text": {
    title: "للعناوين نص",
    why: "تنطق قارئات الشاشة عنوانًا فارغًا بلا اسم، وتبقى في التدرّج ثغرة.",
    fix: "اكتب نصًا في كل عنوان، أو استعمل عنصرًا آخر.",
    none: "لا عناوين تحت العنوان الرئيسي.",
    found: (headings: number) => `${count("عناوين بلا نص", headings)}.`,
    good: "لكل عنوان تحت العنوان الرئيسي نص.",
  },
  subheadings: {
    title: "عناوين داخل النص الطويل",
    why: "يتصفّح الناس الصفحة قبل أن يقرؤوها، ويتخطّون ما طال بلا عنوان.",
    fix: "ضع كل 300 كلمة على الأكثر عنوانًا يقول ما بعده.",
    short: "النص قصير لا يحتاج إلى عناوين داخلية.",
    found: (stretches: number, words: number, dense: boolean) =>
      `${count(`مقاطع بلا عنوان أطول من ${formatNumber(words)} كلمة${dense ? " (تقديرًا)" : ""}`, stretches)}.`,
    good: (words: number, dense: boolean) => `أطول مقطع بلا عنوان: ${lengthOf(words, dense)}.`,
  },
  "word-count": {
    title: "مقدار النص",
    why: "الصفحة القليلة النص لا تعطي محركات البحث ما تقارنه، ولا القراء ما يأخذونه.",
    fix: "أجب عن أسئلة زوارك في صلب الصفحة، بلا حشو.",
    shell: (words: number, dense: boolean) =>
      `${lengthOf(words, dense)}. تبدو الصفحة غلافًا فارغًا تملؤه النصوص البرمجية.`,
    fixShell:
      "أرسل النص في شيفرة HTML من الخادم أو من البناء، أو افحص الشيفرة بعد أن تعمل النصوص البرمجية.",
    few: (words: number, min: number, dense: boolean) =>
      `${lengthOf(words, dense)}، أي أقل من ${formatNumber(min)}.`,
    good: (words: number, dense: boolean) => `${lengthOf(words, dense)}.`,
  },
  readability: {
    title: "سهولة القراءة",
    why: "يقرأ معظم الناس على الهاتف وهم على عجل، وكثيرون بغير لغتهم الأم. الكلمات والجمل القصيرة تبقيهم.",
    fix: "قسّم الجمل الطويلة، وفضّل الكلمات القصيرة، واكتب بالمبني للمعلوم.",
    otherLanguage: "مقياس السهولة للإنجليزية وحدها.",
    short: "لا يوجد نص متصل يكفي للقياس.",
    hard: (ease: number) => `السهولة بمقياس Flesch ${ease} من 100: صعب جدًا، كنص جامعي.`,
    difficult: (ease: number) => `السهولة بمقياس Flesch ${ease} من 100: صعب.`,
    good: (ease: number) => `السهولة بمقياس Flesch ${ease} من 100.`,
  },
  "keyword-density": {
    title: "كثافة الكلمات المفتاحية",
    why: "تكرار كلمة من أجل محركات البحث يتعب القراء، وتعامله المحركات كرسالة مزعجة.",
    fix: "ضع مكان التكرار ضمائر وكلمات أخرى وتفاصيل.",
    otherLanguage: "كلمات الربط معروفة للإنجليزية وحدها.",
    short: "لا يوجد نص يكفي للقياس.",
    found: (term: string, percent: number, times: number, words: number) =>
      `أكثر الكلمات ورودًا ${quote(term)}: ${formatNumber(percent)}\u00a0% (${times} من ${words})`,
    much: "كثير",
    stuffed: "محشو",
  },
  "hidden-text": {
    title: "لا نص متخفّيًا",
    why: "النص الذي بلون خلفيته أو بلا حجم أو بعيدًا خارج النافذة موجه لمحركات البحث وحدها، وهي تعدّه تحايلًا.",
    fix: "أظهر النص للجميع، أو احذفه.",
    found: (amount: number) => `${count("كلمات لا يراها قارئ لأن التنسيق أخفاها", amount)}.`,
    good: "لا تنسيق يخفي نصًا.",
  },
  "placeholder-text": {
    title: "لا نص مؤقت",
    why: "نص Lorem ipsum في صفحة منشورة يقول إن أحدًا لم يراجعها.",
    fix: "اكتب النص، أو احذف القسم حتى تكتبه.",
    found: (blocks: number) => `${count("أقسام فيها نص مؤقت", blocks)}.`,
    good: "لم يُعثر على نص مؤقت.",
  },
  "link-text": {
    title: "نصوص الروابط",
    why: "تُقرأ نصوص الروابط وحدها: تسردها قارئات الشاشة، وتعدّها محركات البحث وصفًا للهدف.",
    fix: `سمِّ الهدف: «أسعار خدماتنا» لا «اضغط هنا». وللرابط الذي هو أيقونة ${code("aria-label")}، ولصورته ${code("alt")}.`,
    empty: (amount: number) => `${count("روابط بلا أي نص", amount)}.`,
    missing: (ids: Said) => `يذكر ${code("aria-labelledby")} معرّفات غير موجودة: ${quoteSome(ids)}.`,
    generic: (amount: number, texts: Said) =>
      `${count("روابط نصها لا يقول شيئًا", amount)} (${quoteSome(texts)}).`,
    good: (amount: number) => `${links(amount)}، ولكل منها نص واضح.`,
  },
  "crawlable-links": {
    title: "روابط تتبعها محركات البحث",
    why: "تتبع محركات البحث الروابط لا النصوص البرمجية، ولا تعثر على صفحة لا يقود إليها إلا زر.",
    fix: `استعمل ${code("<a href>")} برابط حقيقي للروابط، و${code("<button>")} للأفعال.`,
    found: (amount: number) => `${count("روابط لا تستطيع محركات البحث تتبعها", amount)}.`,
    good: (amount: number) => `${links(amount)}، ولكل منها هدف.`,
  },
  "fragment-links": {
    title: "روابط داخل الصفحة",
    why: "الرابط إلى معرّف غير موجود لا يفعل شيئًا.",
    fix: `أعطِ الهدف المعرّف (${code("id")}) الذي في الرابط، أو صحّح الرابط.`,
    none: "لا روابط داخل الصفحة.",
    found: (amount: number, addresses: Said) =>
      `${count("روابط بلا هدف", amount)} (${quoteSome(addresses)}).`,
    good: (amount: number) => `${count("الروابط داخل الصفحة", amount)}، ولكل منها هدف.`,
  },
  "local-addresses": {
    title: "لا روابط محلية",
    why: "الروابط إلى الحاسوب الذي كُتبت عليه الصفحة معطّلة عند الجميع.",
    fix: `ضع روابط عامة مكان ${code("localhost")} والشبكات الخاصة و${code("file:")}.`,
    local: "هذا البناء لحاسوب المطوّر.",
    found: (addresses: Said) =>
      `${count("روابط لا يستطيع غيرك فتحها", addresses.length)} (${quoteSome(addresses)}).`,
    good: "لا رابط إلى حاسوب خاص.",
  },
  "insecure-links": {
    title: "الروابط الداخلية عبر HTTPS",
    why: "الرابط إلى صيغة http من الموقع نفسه يكلّف تحويلًا كل مرة، ويمكن تزويره في الطريق.",
    fix: `اكتب الروابط الداخلية بلا مضيف (${code("/contact")}) أو مع https.`,
    unknown: "رابط https للصفحة نفسها غير معروف.",
    found: (amount: number) => `${count("روابط داخلية عبر http", amount)}.`,
    good: "لا رابط داخلي عبر http.",
  },
  "internal-nofollow": {
    title: "لا nofollow على الروابط الداخلية",
    why: "وضع nofollow على رابط إلى صفحتك يطلب من محركات البحث ألا تعدّه توصية.",
    fix: `احذف ${code('rel="nofollow"')} من الروابط الداخلية، وأبقِ الصفحة خارج الفهرس بوسم ${code("noindex")}.`,
    found: (amount: number) => `${count("روابط داخلية عليها nofollow", amount)}.`,
    good: "لا رابط داخلي عليه nofollow.",
  },
  "image-alt": {
    title: "النص البديل",
    why: "من لا يرى الصورة يعتمد على نصها البديل، وكذلك البحث عن الصور.",
    fix: `صف ما في الصورة في ${code('alt="…"')} أو في ${code("<title>")} الرسم؛ وللزينة ${code('alt=""')}.`,
    missing: (missing: number, all: number) => `صور بلا نص بديل: ${ofImages(missing, all)}.`,
    blank: (blank: number, all: number) =>
      `صور ليس في نصها البديل إلا مسافات: ${ofImages(blank, all)}.`,
    good: (all: number) => `${images(all)}، ولكل منها نص بديل.`,
  },
  "image-alt-quality": {
    title: "نص بديل ينفع",
    why: "قراءة «IMG_2041.jpg» أسوأ من الصمت، والفقرة الكاملة مكانها النص.",
    fix: "قل في 150 حرفًا على الأكثر ما في الصورة.",
    none: "لا نص بديل يُحكم عليه.",
    found: (texts: Said) => `${count("نصوص بديلة لا تنفع", texts.length)} (${quoteSome(texts)}).`,
    good: (texts: number) => `${count("النصوص البديلة", texts)}، وكلها نافعة.`,
  },
  "image-size": {
    title: "أبعاد الصور",
    why: "من دون العرض والارتفاع لا يحجز المتصفح مكانًا، فيقفز النص حين تصل الصورة.",
    fix: "اكتب عرض الملف وارتفاعه في سمتين، ويمكن أن يغيّر CSS الحجم بعد ذلك.",
    found: (unsized: number, all: number) => `صور بلا أبعاد: ${ofImages(unsized, all)}.`,
    good: (all: number) => `${images(all)}، ولكل منها أبعاد.`,
  },
  "image-loading": {
    title: "الصورة الأولى تُحمّل فورًا",
    why: `أكبر ما في النافذة الأولى يحدد سرعة الصفحة في عين الزائر، ومع ${code('loading="lazy"')} ينتظر ترتيب الصفحة.`,
    fix: `احذف ${code('loading="lazy"')} من الصورة في رأس الصفحة، وأضف إليها ${code('fetchpriority="high"')}.`,
    torn: (amount: number) =>
      `${count("صور", amount)} فيها ${code('loading="lazy"')} و${code('fetchpriority="high"')} معًا، وهما متناقضان.`,
    late: `الصورة في رأس المحتوى تُحمّل متأخرة (${code("lazy")}).`,
    good: "لا صورة في رأس المحتوى تنتظر.",
  },
};
