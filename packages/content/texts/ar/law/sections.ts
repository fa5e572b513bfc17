import type { LawSectionWords, Subject } from "@kolam/content/model/law/law-words";
import type { Jurisdiction } from "@kolam/content/model/law/profiles";

const regulation = (law: Jurisdiction) => (law === "GB" ? "UK GDPR" : "GDPR");

const storageRule = (law: Jurisdiction) =>
  law === "GB"
    ? "المادة 6 من Privacy and Electronic Communications Regulations 2003"
    : "المادة 5(3) من التوجيه 2002/58/EC";

function bases(subject: Subject, law: Jurisdiction) {
  const basis = (letters: string) => `المادة 6(1)(${letters}) من ${regulation(law)}`;
  const ask = subject.careers
    ? "للرد على سؤالك أو إعداد عرض سعر أو النظر في طلب توظيفك"
    : "للرد على سؤالك أو إعداد عرض سعر";
  return [
    { term: ask, text: `${basis("b")}: خطوات طلبتها قبل عقد` },
    { term: "للعمل لك وإصدار الفواتير", text: `${basis("b, c")}: العقد وقانون الضرائب` },
    {
      term: "لتشغيل الموقع وحمايته",
      text: `${basis("f")}: مصلحتنا في موقع يعمل ولا يُساء استعماله`,
    },
    {
      term: "لحفظ ما يحتاج إليه الموقع في متصفحك",
      text: `طلبته باستعمالك الموقع؛ ولا تلزم موافقة بحسب ${storageRule(law)}`,
    },
    ...(subject.newsletter
      ? [{ term: "لإرسال النشرة البريدية", text: `${basis("a")}: موافقتك` }]
      : []),
    ...(subject.asks ? [{ term: "لعد الزيارات", text: `${basis("a")}: موافقتك` }] : []),
    ...(subject.counts
      ? [
          {
            term: "لعد الزيارات",
            text: `${basis("f")}: مصلحتنا في معرفة ما يُقرأ وما لا يُقرأ`,
          },
        ]
      : []),
  ] as const;
}

export const lawSections: LawSectionWords = {
  controller: ({ who, phone, privacy, officer }) => ({
    title: "المسؤول",
    blocks: [
      [`المسؤول عن بياناتك في هذا الموقع: ${who}، `, privacy, phone ? `، ${phone}.` : "."],
      ...(officer ? [["مسؤول حماية البيانات لدينا: ", officer, "."]] : []),
    ],
  }),
  bases: (subject, law) => {
    const [first, ...others] = bases(subject, law);
    return {
      title: "فيم نستعملها، ولماذا يجوز لنا",
      blocks: [
        "فيم نستعمل البيانات، وبأي قاعدة:",
        { kind: "definitions", items: [first, ...others] },
        "لا قانون ولا عقد يلزمك بأن تعطينا شيئا. ودون الإجابات المطلوبة في النموذج لا نستطيع الرد. ولا تقرر آلة وحدها شيئا في شأنك.",
      ],
    };
  },
  rights: ({ authority, privacy }, law) => ({
    title: "حقوقك",
    blocks: [
      law === "CH"
        ? "لك أن تسأل هل نعالج بيانات عنك وأن تحصل عليها، بصيغة شائعة أيضا، وأن تطلب تصحيحها أو حذفها (المواد 25 و28 و32 من قانون حماية البيانات)."
        : `لك أن تطلع على بياناتك وتأخذ نسخة منها، وأن تطلب تصحيحها أو حذفها أو تقييدها، وأن تحصل على ما أعطيتنا إياه بصيغة شائعة (المواد 15 إلى 18 و20 من ${regulation(law)}). ولك أن تسحب موافقتك في أي وقت بالسهولة التي أعطيتها بها؛ ويبقى ما جرى قبل ذلك مشروعا.`,
      ["اكتب إلى ", privacy, ". نرد خلال شهر."],
      ...(authority ? [["ولك أن تشتكي إلى سلطة حماية البيانات، وهي هنا: ", authority, "."]] : []),
    ],
  }),
  objection: (law) => ({
    title: "حقك في الاعتراض",
    blocks: [
      `حيث نستعمل بياناتك لمصلحة لنا، لك أن تعترض في أي وقت لأسباب تخص وضعك؛ فنتوقف إلا إذا كانت أسبابنا ملزمة. ولك أن تعترض على استعمالها للإعلان في أي وقت ودون سبب، فنتوقف (المادة 21 من ${regulation(law)}).`,
    ],
  }),
  complaints: ({ complaints, privacy }, law) => {
    if (law === "GB")
      return {
        title: "إن لم ترضَ عنا",
        blocks: [
          [
            "تُرسل الشكاوى من استعمالنا لبياناتك إلى ",
            ...(complaints ?? [privacy]),
            ". نؤكد وصول شكواك خلال 30 يوما، وننظر فيها دون تأخير، ونخبرك بنتيجتها (المادة 164A من Data Protection Act 2018).",
          ],
        ],
      };
    if (law !== "IN" || !complaints) return undefined;
    return {
      title: "الشكاوى",
      blocks: [
        [
          "مسؤول الشكاوى لدينا: ",
          ...complaints,
          ". تُعالج الشكوى خلال شهر (القاعدة 5(9) من قواعد تقنية المعلومات الهندية للبيانات الحساسة، 2011).",
        ],
        "ومن 13 مايو 2027 لك أيضا أن تسمي من يمارس حقوقك عنك، وأن تشتكي بعد ردنا إلى مجلس حماية البيانات في الهند (المادتان 13 و14 من قانون حماية البيانات الشخصية الرقمية، 2023).",
        "نماذجنا موجّهة إلى البالغين. ومن اليوم نفسه لا تُستخدم بيانات من هم دون الثامنة عشرة إلا بموافقة أحد الوالدين (المادة 9 من القانون نفسه): إن علمت أن طفلًا كتب إلينا فأخبرنا لنحذف ما كتبه.",
      ],
    };
  },
};
