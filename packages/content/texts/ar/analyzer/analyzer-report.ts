import type { SectionStatus } from "@kolam/content/model/analyzer/analyzer-rules";
import type { Some } from "@kolam/content/model/basics/types";
import { company } from "@site/facts/company";
import type { Priority, Recommendation } from "../../en/analyzer/analyzer-report.ts";
import { characters, inForms } from "../numbers.ts";

export type { Priority, Recommendation } from "../../en/analyzer/analyzer-report.ts";

/** What stands after figures, with a space where one belongs. */
const units = {
  characters: " حرف",
  percent: "%",
  seconds: " ث",
  words: " كلمة",
  outOfHundred: " من 100",
} as const;

export const recommendations = [
  {
    priority: "high",
    figures: "meta",
    category: "الوسوم التعريفية",
    issue: "يقول العنوان والوصف ما هي الشركة، لا ما يريده الباحث.",
    solution: "ضع عبارة البحث أولًا ثم المكان ثم الاسم. ولا تعد إلا بما تقدّمه الصفحة.",
  },
  {
    priority: "high",
    figures: "speed",
    category: "سرعة الصفحة",
    issue: "تصل أكبر صورة بعد أن يقرّر الزائر الانتظار أو المغادرة.",
    solution: "أرسلها بصيغة حديثة وبالحجم المعروض، وحمّل كل ما تحتها لاحقًا.",
  },
  {
    priority: "medium",
    figures: "content",
    category: "المحتوى",
    issue: "تصف الصفحة الخدمة لكنها لا تجيب إلا عن أسئلة قليلة حولها.",
    solution: "أضف الأسئلة الخمسة التي يسمعها موظفوك أكثر من غيرها، مع جواب قصير صادق لكل منها.",
  },
  {
    priority: "medium",
    figures: "images",
    category: "الصور",
    issue: "بعض الصور بلا نص بديل.",
    solution: "صف ما تعرضه الصورة في جملة واحدة. واترك نص الصور الزخرفية فارغًا عن قصد.",
  },
  {
    priority: "low",
    figures: null,
    category: "البيانات المنظّمة",
    issue: "تضطر محركات البحث إلى تخمين العنوان وأوقات العمل والأسعار.",
    solution: "اذكرها كبيانات منظّمة، بالقيم نفسها التي تعرضها الصفحة.",
  },
] as const satisfies Some<Recommendation>;

export const analysisWords = {
  result: {
    title: (domain: string) => `تحليل ${domain}`,
    score: "الدرجة الإجمالية",
    outOf: "من 100",
    scoreOf: (score: number) => `${score} من 100`,
    url: "العنوان",
    parts: "قسمًا بعد قسم",
    issues: "المشكلات",
    suggestions: "الاقتراحات",
    recommendations: "التوصيات",
    solution: "ما العمل:",
    calledFor: "تستدعيها هذه النتيجة",
    notCalledFor: "لا تستدعيها هذه النتيجة",
    notChecked: "ليست من أرقام هذا التقرير",
    noIssues: "لا مشكلات.",
  },
  statuses: { good: "جيد", warning: "تحذير", error: "خطأ" },
  priorities: { high: "أولوية عالية", medium: "أولوية متوسطة", low: "أولوية منخفضة" },
  sections: {
    title: "عنوان الصفحة",
    description: "الوصف التعريفي",
    keywords: "الكلمات المفتاحية",
    technical: "الجانب التقني",
    content: "المحتوى",
    images: "الصور",
  },
  labels: {
    units,
    current: "الحالي",
    length: "الطول",
    optimalRange: (from: number, to: string) => `الأفضل بين ${from} و${to}`,
    optimalFrom: (from: string) => `الأفضل من ${from} فأكثر`,
    optimalUpTo: (to: string) => `الأفضل حتى ${to}`,
    optimalAll: "الأفضل عند الاكتمال",
    missing: "غير موجود",
    characters,
    primary: "الكلمات المفتاحية الرئيسية",
    secondary: "الكلمات المفتاحية الثانوية",
    density: "كثافة الكلمات المفتاحية",
    percent: (percent: number) => `${percent}${units.percent}`,
    https: "HTTPS",
    mobile: "ملائم للهاتف",
    speed: "سرعة التحميل",
    seconds: (seconds: number) => `${seconds.toFixed(1)}${units.seconds}`,
    wordCount: "عدد الكلمات",
    words: (count: number) =>
      inForms(count, {
        zero: "بلا كلمات",
        one: "كلمة واحدة",
        two: "كلمتان",
        few: "كلمات",
        many: "كلمة",
        other: "كلمة",
      }),
    readability: "درجة سهولة القراءة",
    headingStructure: "بنية العناوين",
    outOfHundred: (score: number) => `${score}${units.outOfHundred}`,
    total: "مجموع الصور",
    images: (count: number) =>
      inForms(count, {
        zero: "بلا صور",
        one: "صورة واحدة",
        two: "صورتان",
        few: "صور",
        many: "صورة",
        other: "صورة",
      }),
    withAlt: "لها نص بديل",
    ofTotal: (part: number, total: number) => `${part} من ${total}`,
    yes: "نعم",
    no: "لا",
  },
  report: {
    title: "تقرير تحليل SEO",
    generated: "تاريخ الإعداد",
    by: `أُعدّ بمحلّل SEO بالذكاء الاصطناعي من ${company.name}`,
    contact: `للأسئلة: ${company.origin}/contact`,
  },
} as const satisfies {
  statuses: Record<SectionStatus, string>;
  priorities: Record<Priority, string>;
  [part: string]: unknown;
};

export const findings = {
  titleCurrent: (length: number) => `عنوان مختلق من ${characters(length)}`,
  descriptionCurrent: (length: number) => `وصف مختلق من ${characters(length)}`,
  titleLong: "العنوان أطول من 60 حرفًا وقد يُقطع في النتائج.",
  titleShort: "العنوان أقصر من 30 حرفًا ويترك مساحة غير مستغلة.",
  titleLength: "اجعل العنوان بين 30 و60 حرفًا.",
  titleAdvice: ["ابدأ بالعبارة التي يبحث عنها الناس.", "اجعل لكل صفحة عنوانًا خاصًا بها."],
  descriptionLong: "الوصف أطول من 160 حرفًا، وسيضيع آخره.",
  descriptionShort: "الوصف أقصر من 120 حرفًا ولا يقول ما يكفي.",
  descriptionLength: "اجعل الوصف بين 120 و160 حرفًا.",
  descriptionAdvice: [
    "قل ما يجده الزائر، ثم ما الخطوة التالية.",
    "اكتبه جملةً، لا قائمة من الكلمات المفتاحية.",
  ],
  primaryKeywords: ["خدمات الأعمال"],
  secondaryKeywords: ["أسعار الخدمات", "دعم العملاء"],
  keywordAdvice: [
    "استعمل الكلمة المفتاحية الرئيسية في أول مئة كلمة.",
    "أضف المدينة أو الحي الذي تخدمه.",
    "أجب عن سؤال واحد ذي صلة في كل قسم.",
  ],
  notHttps: "لا يستعمل العنوان HTTPS؛ ستصفه المتصفحات بأنه غير آمن.",
  notMobile: "لا يتكيّف التصميم مع الهاتف.",
  slow: (seconds: number) => `يستغرق تحميل الصفحة ${seconds.toFixed(1)} ث؛ الهدف 3 ثوانٍ أو أقل.`,
  useHttps: "قدّم كل الصفحات عبر HTTPS وأعد توجيه ما سواها.",
  loadFaster: "اضغط الصور وأرسلها بالحجم المعروض.",
  technicalAdvice: ["اختبر على أرخص هاتف يحمله عملاؤك."],
  thin: "في الصفحة أقل من 300 كلمة.",
  headingsGood: "عنوان رئيسي واحد، وأقسام بالترتيب",
  writeMore: "اكتب 300 كلمة على الأقل حيث يستحقها الموضوع.",
  contentAdvice: ["قسّم الفقرات الطويلة؛ ثلاث جمل تكفي.", "استعمل العناوين هيكلًا للنص، لا زينة."],
  missingAlt: (count: number) =>
    `${inForms(count, {
      zero: "لا صور",
      one: "صورة واحدة",
      two: "صورتان",
      few: "صور",
      many: "صورة",
      other: "صورة",
    })} بلا نص بديل.`,
  describePictures: "صف كل صورة في جملة واحدة.",
  imageAdvice: ["سمّ الملفات بما تعرضه.", "اذكر العرض والارتفاع كي لا يقفز شيء."],
} as const satisfies Record<string, string | readonly string[] | ((...args: never[]) => string)> & {
  keywordAdvice: Some<string>;
};
