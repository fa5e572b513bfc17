import { code, count, quote, quoteSome } from "./counting.ts";

type Said = readonly string[];

/** What is said of a length, with the name of what was measured. */
const measured = (name: string) => ({
  short: (length: number, min: number) => `${name} أقصر من ${min} حرفًا: طوله ${length}.`,
  long: (length: number, max: number) => `${name} أطول من ${max} حرفًا: طوله ${length}.`,
  good: (length: number) => `${count(`عدد حروف ${name}`, length)}.`,
});

const fitted = (name: string) => ({
  wide: (width: number, max: number) =>
    `عرض ${name} في نتيجة البحث على الحاسوب ${width}\u00a0بكسل، والقطع عند ${max}\u00a0بكسل.`,
  good: (width: number) => `عرض ${name} في نتيجة البحث على الحاسوب ${width}\u00a0بكسل.`,
});

const noTitle = "لا عنوان يُقاس.";
const noDescription = "لا وصف يُقاس.";

/** The checks of titles, descriptions and the rest of the head. */
export const headChecks = {
  "parse-errors": {
    title: "شيفرة HTML مقروءة",
    why: "بعد الخطأ يتابع المحلّل القراءة، ولكن على غير ما قُصد: يضيع نص أو روابط أو وسوم بلا أثر.",
    fix: "أغلق الوسم أو علامة الاقتباس أو التعليق في أول موضع مذكور.",
    swallowed: (tag: string, line: number) =>
      `${tag === "!--" ? "تعليق" : `الوسم ${code(`<${tag}>`)}`} يبدأ في السطر ${line} ولا يُغلق، وما بعده صار جزءًا منه لا من الصفحة.`,
    found: (errors: number, line: number, meaning: string) =>
      `${count("أخطاء القراءة", errors)}، أولها في السطر ${line}: ${meaning}.`,
    meanings: {
      "duplicate-attribute": "سمة تتكرر، والثانية تُهمل",
      "eof-in-comment": "تعليق لا يُغلق أبدًا",
      "eof-in-tag": "تنتهي الصفحة وسط وسم",
      "nested-comment": "تعليق يبدأ داخل تعليق آخر وينتهي معه",
      "unexpected-character-in-attribute-name": "علامة اقتباس أو «<» حيث كان ينبغي أن يستمر الوسم",
      "unexpected-question-mark-instead-of-tag-name": `شيفرة للخادم، مثل ${code("<?php")}، داخل الصفحة`,
    } as Readonly<Record<string, string>>,
    good: "لم يفقد المحلّل شيئًا.",
  },
  title: {
    title: "عنوان الصفحة",
    why: "العنوان هو السطر الأول في نتيجة البحث وفي لسان المتصفح وفي المفضلة، وهو دليل قوي على موضوع الصفحة.",
    fix: `ضع في ${code("<head>")} عنصر ${code("<title>")} واحدًا يخص هذه الصفحة وحدها.`,
    none: "ليس للصفحة عنوان.",
    empty: "العنوان فارغ.",
    outside: (title: string) => `العنوان ${quote(title)} خارج ${code("<head>")}.`,
    several: (titles: Said) => `للصفحة أكثر من عنوان (${titles.length}): ${quoteSome(titles)}.`,
    good: (title: string) => `العنوان هو ${quote(title)}.`,
  },
  "title-length": {
    title: "طول العنوان",
    why: "العنوان القصير يضيّع مكانًا كان يميّز الصفحة من غيرها، والطويل يُقطع.",
    fix: "ابدأ بالموضوع واختم باسم الموقع، واملأ المكان من دون أن تتجاوزه.",
    none: noTitle,
    ...measured("العنوان"),
    tiny: (length: number) => `طول العنوان ${length}: أقل من أن يقول شيئًا.`,
  },
  "title-width": {
    title: "عرض العنوان",
    why: "تقطع نتائج البحث العناوين بحسب العرض لا بحسب عدد الحروف.",
    fix: "استعمل كلمات أقل، وقصّر اسم الموقع أو احذفه.",
    none: noTitle,
    ...fitted("العنوان"),
  },
  "title-subject": {
    title: "العنوان والصفحة متفقان",
    why: "إذا أعلن العنوان ما لا تتحدث عنه الصفحة فقد تستبدله محركات البحث، ويغادر الزوار.",
    fix: "استعمل الكلمات نفسها في العنوان والعنوان الرئيسي والنص: تلك التي يبحث بها الناس.",
    otherLanguage: "لا تُقارن بالنص إلا العناوين الإنجليزية.",
    none: "ليس في العنوان كلمات تُقارن.",
    nothing: (title: string) => `لا ترد في النص أي كلمة من العنوان ${quote(title)}.`,
    little: (title: string) =>
      `معظم كلمات العنوان ${quote(title)} لا ترد في النص ولا في العنوان الرئيسي.`,
    good: "العنوان والنص في موضوع واحد.",
  },
  description: {
    title: "وصف الصفحة",
    why: "الوصف هو في الغالب النص تحت العنوان في نتيجة البحث. وإذا غاب اختار محرك البحث جملة من الصفحة.",
    fix: `ضع في ${code("<head>")} الوسم ${code('<meta name="description" content="…">')}: ما تقدمه الصفحة، ولمن، ولماذا تُفتح.`,
    none: "ليس للصفحة وصف.",
    empty: "الوصف فارغ.",
    outside: `الوصف خارج ${code("<head>")}.`,
    several: (descriptions: number) => `للصفحة أكثر من وصف: ${descriptions}.`,
    cut: "ينتهي الوصف بعلامة حذف: فقد اقتُطع قبل أن يراه أحد.",
    good: (description: string) => `الوصف هو ${quote(description)}.`,
  },
  "description-length": {
    title: "طول الوصف",
    why: "الوصف القصير يضيّع مكانًا في نتيجة البحث، والطويل يُقطع.",
    fix: "ابدأ بالأهم، واملأ المكان من دون أن تتجاوزه.",
    none: noDescription,
    ...measured("الوصف"),
  },
  "description-width": {
    title: "عرض الوصف",
    why: "تقطع نتائج البحث الأوصاف بحسب العرض، ولا يقرأ أحد البقية.",
    fix: "اختصر الوصف إلى نحو سطرين من نتيجة بحث على الحاسوب.",
    none: noDescription,
    ...fitted("الوصف"),
  },
  robots: {
    title: "تعليمات الروبوتات",
    why: "كلمة واحدة في وسم الروبوتات تُبقي الصفحة أو نصها خارج نتائج البحث. وكثيرًا ما توضع في صفحة تجريبية ثم تُنسى.",
    fix: `احذف ${code("noindex")} و${code("nofollow")} من الصفحات التي ينبغي أن تُعثر؛ فمن دون وسم كل شيء مسموح.`,
    conflict: (pair: readonly [string, string]) =>
      `تتناقض وسوم الروبوتات: ${code(pair[0])} و${code(pair[1])}. يُعمل بالأشد.`,
    fixConflict: "أبقِ وسمًا واحدًا بلا تناقض.",
    closed: "تطلب الصفحة من محركات البحث ألا تعرضها.",
    closedTo: (engine: string) => `تطلب الصفحة من ${code(engine)} ألا يعرضها.`,
    open: "لا ينبغي أن تظهر الصفحة في نتائج البحث، لكنها لا تقول ذلك.",
    fixOpen: `أضف ${code('<meta name="robots" content="noindex">')} إلى ${code("<head>")}.`,
    intended: "تبقى الصفحة خارج نتائج البحث كما أُريد لها.",
    nofollow: `لا يجوز لمحركات البحث أن تتبع روابط هذه الصفحة (${code("nofollow")}).`,
    nosnippet: `لا يجوز لنتائج البحث أن تعرض نصًا من الصفحة (${code("nosnippet")}).`,
    unknown: (directive: string) => `لا يعرف أي محرك بحث التعليمة ${quote(directive)}.`,
    header: (value: string) => `يرسل الخادم الترويسة ${code("X-Robots-Tag")}: ${quote(value)}.`,
    noDate: `ليس في ${code("unavailable_after")} تاريخ بصيغة تقبلها Google.`,
    good: (directives: Said, leftOut: Said) =>
      (directives.length === 0
        ? "لا وسم للروبوتات: الفهرسة والتتبع مسموحان."
        : `الفهرسة والتتبع مسموحان (${code(directives.join(", "))}).`) +
      (leftOut.length === 0 ? "" : ` لم يُحتسب: ${code(leftOut.join(", "))}.`),
  },
  canonical: {
    title: "الرابط المعتمد",
    why: "يمكن الوصول إلى الصفحة نفسها بروابط كثيرة. والرابط المعتمد يقول لمحركات البحث أيها تذكر.",
    fix: `ضع في ${code("<head>")} الوسم ${code('<link rel="canonical" href="https://…">')} وفيه رابط هذه الصفحة كاملًا.`,
    outside: `الرابط المعتمد خارج ${code("<head>")} حيث يُهمل.`,
    ignored: (attributes: Said) =>
      `يهمل Google وسم الرابط المعتمد الذي فيه السمة ${attributes.map(code).join(" أو ")}.`,
    notNeeded: "تبقى الصفحة خارج نتائج البحث ولا تحتاج إلى رابط معتمد.",
    none: "لا تذكر الصفحة رابطها المعتمد.",
    conflict: (addresses: Said) => `تتناقض الروابط المعتمدة: ${quoteSome(addresses)}.`,
    relative: (address: string) => `الرابط المعتمد ${quote(address)} غير كامل.`,
    invalid: (address: string) =>
      address === ""
        ? "وسم الرابط المعتمد بلا رابط."
        : `يذكر وسم الرابط المعتمد ${quote(address)}، وليس هذا رابطًا كاملًا.`,
    fragment: (address: string) => `في الرابط المعتمد ${quote(address)} جزء بعد #.`,
    home: "يشير الرابط المعتمد إلى الصفحة الرئيسية لا إلى هذه الصفحة.",
    copy: (address: string) => `تعلن الصفحة أنها نسخة من ${quote(address)}.`,
    card: (addresses: Said) =>
      `الرابط المعتمد و${code("og:url")} مختلفان: ${quoteSome(addresses)}.`,
    several: (links: number) => `${count("مرات ورود الرابط المعتمد", links)}.`,
    good: (address: string) => `الرابط المعتمد هو ${quote(address)}.`,
  },
  hreflang: {
    title: "نسخ اللغات (hreflang)",
    why: "يقود hreflang الزوار إلى النسخة التي بلغتهم. وتهمل محركات البحث ما كان رمزه أو رابطه خطأ.",
    fix: `اذكر جميع النسخ ومنها هذه الصفحة، برمز لغة من حرفين ومعه المنطقة عند الحاجة، وبرابط كامل. وأضف ${code("x-default")} لكل من عداهم.`,
    none: "ليس للصفحة نسخ بلغات أخرى.",
    outside: `روابط hreflang خارج ${code("<head>")}.`,
    unknown: (codes: Said) => `رموز لا تعرفها محركات البحث: ${quoteSome(codes)}.`,
    relative: "تحتاج روابط hreflang إلى أن تكون كاملة.",
    clash: (tag: string) => `للرمز ${quote(tag)} رابطان.`,
    self: "لا ترد الصفحة في قائمة نسخها.",
    noDefault: `لا توجد نسخة ${code("x-default")}.`,
    good: (codes: Said) => `النسخ: ${code(codes.join(", "))}.`,
  },
  "meta-refresh": {
    title: "لا إعادة تحميل بوسم meta",
    why: "إعادة التحميل تقطع القراءة وتعطّل زر العودة، وهي دليل أضعف من تحويل يقوم به الخادم.",
    fix: "حوّل على الخادم بالرمز 301، أو احذف الوسم.",
    stub: (target: string) => `ليست هذه صفحة، بل تحويل إلى ${quote(target)}.`,
    fixStub:
      "إذا كان الخادم يستطيع التحويل بالرمز 301 فدعه يفعل، وإلا فاتركه كما هو: تتبع محركات البحث التحويل الفوري.",
    found: (content: string) =>
      `تعيد الصفحة تحميل نفسها أو تحوّل (${content ? code(content) : "من دون ذكر الوقت"}).`,
    good: "لا تعيد الصفحة تحميل نفسها.",
  },
  doctype: {
    title: "نوع المستند",
    why: "من دونه ترتّب المتصفحات الصفحة بقواعد التسعينيات (وضع quirks).",
    fix: `ابدأ الملف بالسطر ${code("<!doctype html>")}.`,
    fragment: `هذا جزء من صفحة: ليس فيه نوع المستند ولا ${code("<html>")} ولا ${code("<head>")} ولا ${code("<title>")}.`,
    fixFragment: "افحص الصفحة كاملة كما تصل إلى المتصفح.",
    none: "لا يوجد نوع مستند: تستعمل المتصفحات وضع quirks.",
    quirks: "نوع المستند هذا يضع المتصفحات في وضع quirks.",
    limited: "نوع المستند هذا يضع المتصفحات في وضع quirks المحدود.",
    good: `تبدأ الصفحة بالسطر ${code("<!doctype html>")}.`,
  },
  charset: {
    title: "ترميز الحروف",
    why: "إذا اضطرت المتصفحات إلى تخمين الترميز فقد تصير الحروف العربية رموزًا، في الصفحة وفي نتيجة البحث.",
    fix: `ضع ${code('<meta charset="utf-8">')} في أول ${code("<head>")}.`,
    mark: "علامة ترتيب البايتات تعلن Unicode.",
    none: "لا تذكر الشيفرة ترميزًا، بل تعتمد على ترويسة الخادم.",
    late: (bytes: number) => `لا يُذكر الترميز إلا بعد أول ${bytes} بايت.`,
    other: (encoding: string) => `الترميز ${quote(encoding)}، لا UTF-8.`,
    good: "الترميز UTF-8 ومذكور في الوقت المناسب.",
  },
  lang: {
    title: "لغة الصفحة",
    why: "بها تختار قارئات الشاشة الصوت، وبها تقسّم المتصفحات الكلمات وتعرض الترجمة.",
    fix: `اذكر اللغة في العنصر الجذر، مثل ${code('<html lang="ar" dir="rtl">')}.`,
    none: "لا تقول الصفحة بأي لغة هي.",
    unknown: (tag: string) => `${quote(tag)} ليس رمز لغة.`,
    good: (tag: string) => `لغة الصفحة المذكورة ${quote(tag)}.`,
  },
  "text-language": {
    title: "النص باللغة المعلنة",
    why: "لا يُفهم صوت يقرأ العربية كأنها إنجليزية، ومحركات البحث تعرض الصفحة على غير أهلها.",
    fix: `صرّح بلغة النص على ${code("<html>")}، وبلغة ما يخالفها من مقاطع على عناصرها.`,
    none: "لا لغة معلنة يُقارن بها النص.",
    english: (tag: string) => `اللغة المعلنة ${quote(tag)}، والنص إنجليزي.`,
    script: (tag: string) => `اللغة المعلنة ${quote(tag)}، ومعظم النص بحروف أخرى.`,
    good: (tag: string) => `لا شيء يخالف ${quote(tag)}.`,
  },
  viewport: {
    title: "إطار العرض للهواتف",
    why: "من دونه تعرض الهواتف صفحة حاسوب مصغّرة، ومحركات البحث تفهرس نسخة الهاتف.",
    fix: `استعمل ${code('<meta name="viewport" content="width=device-width, initial-scale=1">')}، ولا تقيّد التكبير.`,
    none: "لا يوجد وسم لإطار العرض.",
    empty: "لا يحدد الوسم العرض ولا المقياس.",
    fixed: (width: string) => `عرض الصفحة ثابت: ${code(width)}.`,
    noZoom: "لا يمكن تكبير الصفحة.",
    good: "تلائم الصفحة عرضها مع الشاشة.",
  },
  "head-integrity": {
    title: "رأس سليم",
    why: `عنصر ضال مثل ${code("<div>")} أو ${code("<img>")} أو وسم لم يُغلق ينهي ${code("<head>")} قبل أوانه، فيُهمل ما بعده من رابط معتمد وتعليمات.`,
    fix: `لا يدخل ${code("<head>")} إلا ${code("title, meta, link, style, script, base, template, noscript")}؛ انظر قبيل أول موضع مذكور.`,
    found: (elements: number) =>
      `${count(`عناصر من ${code("<head>")} وقعت في ${code("<body>")}`, elements)}.`,
    good: `كل ما ينتمي إلى ${code("<head>")} موجود فيه.`,
  },
  favicon: {
    title: "أيقونة الموقع",
    why: "تقف الأيقونة إلى جانب نتيجة البحث وفي لسان المتصفح وفي المفضلة.",
    fix: `أضف ${code('<link rel="icon" href="/icon.svg" type="image/svg+xml">')}، وملف PNG للمتصفحات القديمة.`,
    none: `لا تذكر الصفحة أيقونة، فلا يبقى للمتصفحات إلا تخمين ${code("/favicon.ico")}.`,
    good: "تذكر الصفحة أيقونتها.",
  },
  feed: {
    title: "موجز",
    why: "من يتابع موقعًا يعلم بالمقالات الجديدة من موجزه.",
    fix: `انشر موجزًا بصيغة Atom أو RSS واربطه: ${code('<link rel="alternate" type="application/atom+xml" href="/feed.xml">')}.`,
    none: "هذه مقالة أو مدونة، ولا رابط فيها إلى موجز.",
    notNeeded: "لا يحتاج إلى موجز إلا المقالات والمدونات.",
    good: "ترتبط الصفحة بموجزها.",
  },
};
