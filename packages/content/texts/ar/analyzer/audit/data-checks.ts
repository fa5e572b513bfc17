import { formatNumber } from "@kolam/content/model/basics/numbers";
import { code, count, quote, quoteSome, size } from "./counting.ts";

type Said = readonly string[];

const blocks = (amount: number) => count("كتل JSON-LD", amount);
const elements = (amount: number) => count("العناصر", amount);

/** The checks of social cards, structured data, weight and markup. */
export const dataChecks = {
  "open-graph": {
    title: "بطاقة Open Graph",
    why: "تأخذ WhatsApp وLinkedIn وFacebook وSlack معاينتها من هذه الوسوم.",
    fix: `أعطِ كل صفحة ${code("og:title, og:type, og:image, og:url, og:description")} بروابط كاملة (${code("https://…")}).`,
    none: "لا توجد بطاقة Open Graph.",
    relative: (name: string) => `${code(name)} ليس رابطًا كاملًا.`,
    missing: (names: Said) => `ينقص البطاقة: ${code(names.join(", "))}.`,
    good: "بطاقة Open Graph كاملة.",
  },
  "twitter-card": {
    title: "بطاقة Twitter (X)",
    why: "نوع البطاقة يحدد هل يُعرض الرابط المشارك بصورة كبيرة أم صغيرة.",
    fix: `أضف ${code('<meta name="twitter:card" content="summary_large_image">')}، ويمكن أن يأتي العنوان والوصف والصورة من Open Graph.`,
    none: `لا يوجد وسم ${code("twitter:card")}.`,
    unknown: (card: string) => `${quote(card)} ليس نوع بطاقة.`,
    missing: (names: Said) => `ينقص البطاقة: ${code(names.join(", "))}.`,
    good: (card: string) => `نوع البطاقة ${quote(card)}.`,
  },
  "structured-data": {
    title: "البيانات المنظّمة",
    why: "تقول لمحركات البحث من ينشر الصفحة وما تقدمه وكيف ترتبط الصفحات، ولا نتائج غنية من دونها.",
    fix: "صف الجهة وموضوع الصفحة على الأقل بصيغة JSON-LD ومفردات schema.org.",
    untyped: (items: number) =>
      `${count(`عناصر ${code("itemscope")} بلا ${code("itemtype")} لا تقول شيئًا`, items)}.`,
    none: "لا توجد بيانات منظّمة.",
    jsonLd: (amount: number) => `${blocks(amount)}.`,
    inline: "تستعمل الصفحة Microdata أو RDFa.",
  },
  "json-ld-syntax": {
    title: "JSON-LD سليم",
    why: "فاصلة واحدة خطأ تجعل محركات البحث تهمل الكتلة كلها.",
    fix: `اكتب JSON سليمًا فيه ${code('"@context": "https://schema.org"')} و${code('"@type"')}.`,
    empty: "الكتلة فارغة",
    broken: (amount: number, problem: string) =>
      `${count("كتل لا تُقرأ", amount)}. السبب: ${problem}.`,
    vague: (amount: number) => `${count("كتل بلا سياق schema.org أو بلا نوع", amount)}.`,
    good: (amount: number) => `${blocks(amount)}، وكلها سليمة.`,
  },
  "json-ld-properties": {
    title: "JSON-LD كامل",
    why: "الكائن الذي تنقصه بيانات إلزامية لا يحصل على نتيجة غنية، وبالموصى بها يظهر منه أكثر.",
    fix: "أكمل الناقص بقيم موجودة في الصفحة، ولا تخترع شيئًا.",
    none: "لا كائنات يُحكم عليها.",
    lacks: (type: string, names: Said) => `ينقص ${code(type)}: ${code(names.join(", "))}`,
    should: (type: string, names: Said) =>
      `يُستحسن أن يكون في ${code(type)}: ${code(names.join(", "))}`,
    or: " / ",
    date: (type: string, name: string, value: string) =>
      `في ${code(type)} قيمة ${code(name)} هي ${quote(value)}، وليست تاريخًا بصيغة ISO 8601`,
    found: (said: Said, sources: Said) =>
      `${said.slice(0, 3).join("؛ ")}${said.length > 3 ? `؛ وغيرها (${said.length - 3})` : ""}.` +
      (sources.length === 0 ? "" : ` راجع ${code(sources.join(", "))}.`),
    good: (entities: number) => `${count("الكائنات", entities)}، وكلها كاملة.`,
  },
  "json-ld-ratings": {
    title: "لا تقييم للنفس",
    why: "لا تعرض محركات البحث تقييمات تمنحها جهة لنفسها في موقعها، وقواعدها تستبعدها.",
    fix: `احذف ${code("review")} و${code("aggregateRating")} من الجهة، ويمكن أن تبقى كلمات العملاء نصًا.`,
    none: "لا جهة موصوفة.",
    found: (organizations: number) => `${count("جهات تقيّم نفسها في صفحتها", organizations)}.`,
    good: "لا تقيّم الجهة نفسها.",
  },
  "duplicate-ids": {
    title: "معرّفات لا تتكرر",
    why: "لا تصل الروابط والتسميات والنصوص البرمجية إلا إلى أول عنصر يحمل المعرّف.",
    fix: `استعمل كل ${code("id")} مرة واحدة؛ وللمتكرر توجد الأصناف.`,
    found: (ids: Said) => `${count("معرّفات مكرّرة", ids.length)} (${quoteSome(ids)}).`,
    good: (ids: number) => `${count("المعرّفات", ids)}، ولا مكرّر بينها.`,
  },
  "mixed-content": {
    title: "لا محتوى مختلط",
    why: "في صفحة https تحجب المتصفحات النصوص البرمجية والأنماط الآتية من http، وتحذّر من النماذج التي ترسل إليها.",
    fix: "حمّل كل شيء عبر https، أو قدّمه من موقعك.",
    http: "الصفحة نفسها تُقدَّم عبر http.",
    upgraded: "تجعل الصفحة المتصفحات تحمّل كل شيء عبر https.",
    found: (addresses: Said) =>
      `${count("موارد عبر http", addresses.length)} (${quoteSome(addresses)}).`,
    good: "كل ما تحمّله الصفحة يأتي عبر https أو من مضيفها.",
  },
  "inline-style": {
    title: "أنماط داخل الصفحة",
    why: "تُرسل مع كل صفحة من جديد ولا تُخزَّن أبدًا، وتمنع سياسات الأمان الصارمة السمات، والعناصر التي بلا بصمة.",
    fix: "انقل الأنماط إلى ملف؛ ولا يبقى في الصفحة إلا ما تحتاج إليه الشاشة الأولى.",
    none: "لا أنماط داخل الصفحة.",
    found: (units: number, attributes: number, sent: number) =>
      `أنماط داخل الصفحة: ${size(units)} (العناصر مضغوطة ${size(sent)})؛ ${count(`سمات ${code("style")}`, attributes)}.`,
  },
  "dom-size": {
    title: "عدد العناصر",
    why: "كل عنصر يكلّف ذاكرة ووقتًا، وأكثر ما يكون ذلك على هاتف رخيص.",
    fix: "احذف الأغلفة، وقسّم القوائم الطويلة على صفحات، وحمّل لاحقًا ما لا يُرى.",
    found: (amount: number, max: number) =>
      `${elements(amount)} في ${code("<body>")}، أي أكثر من ${formatNumber(max)}.`,
    good: (amount: number) => `${elements(amount)} في ${code("<body>")}.`,
  },
  "dom-depth": {
    title: "عمق الشجرة وعرضها",
    why: "التداخل العميق والصفوف الطويلة تبطئ الترتيب وتعقّد الأنماط.",
    fix: "لا تتجاوز 32 مستوى و60 ابنًا للعنصر.",
    deep: (levels: number) => `${count("مستويات التداخل", levels)}.`,
    wide: (children: number) => `${count("أبناء عنصر واحد", children)}.`,
    good: (levels: number, children: number) =>
      `${count("المستويات", levels)}، ${count("وأكثر الأبناء لعنصر", children)}.`,
  },
  "text-ratio": {
    title: "نسبة النص إلى الشيفرة",
    why: "إذا كان معظم ما يُرسل شيفرة حمّل الزوار ما لا يقرؤونه. هذه إشارة لا قاعدة.",
    fix: "احذف الأغلفة، وانقل الرسوم والبيانات إلى ملفات، واكتب نصًا أكثر.",
    found: (percent: number) => `نسبة النص في الشيفرة: ${formatNumber(percent)}\u00a0%.`,
  },
  "page-weight": {
    title: "حجم شيفرة HTML",
    why: "كل شيء آخر ينتظرها، ولا تقرأ محركات البحث الملفات الطويلة جدًا إلى آخرها.",
    fix: "انقل الصور والنصوص البرمجية والبيانات المضمّنة إلى ملفات.",
    found: (bytes: number) => `حجم شيفرة HTML: ${size(bytes)}.`,
  },
  "blocking-scripts": {
    title: "لا نصوص برمجية تعطّل الرأس",
    why: `النص البرمجي البسيط في ${code("<head>")} يبقي الصفحة فارغة حتى يُحمَّل ويعمل.`,
    fix: `أعطِ النصوص البرمجية في ${code("<head>")} السمة ${code("defer")} (أو ${code("async")} أو ${code('type="module"')}).`,
    found: (scripts: number) => `${count("نصوص برمجية تؤخر أول رسم", scripts)}.`,
    good: "لا نص برمجي في الرأس يؤخر أول رسم.",
  },
  "obsolete-markup": {
    title: "لا إضافات ولا إطارات ولا وسوم قديمة",
    why: "ليس في الهواتف إضافات، ولا تقرأ محركات البحث الإطارات، والوسوم القديمة قد تتوقف في أي وقت.",
    fix: `استعمل HTML بسيطًا: ${code("<video>")} و${code("<audio>")} ورابطًا إلى الملف، وCSS للشكل.`,
    found: (amount: number, tags: Said) =>
      `${elements(amount)} (${code(tags.map((tag) => `<${tag}>`).join(", "))}).`,
    good: "لا إضافات ولا إطارات ولا وسوم قديمة.",
  },
};
