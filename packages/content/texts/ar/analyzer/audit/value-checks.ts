import { code, count, quote, quoteSome } from "./counting.ts";

type Said = readonly string[];
type Pair = readonly [name: string, value: string];

const none = "لا كائنات يُحكم عليها.";

/** The checks of what structured data says. */
export const valueChecks = {
  "json-ld-values": {
    title: "قيم صحيحة في البيانات المنظمة",
    why: "التاريخ الذي مضى، والكلمة التي لا تعرفها المفردات، والسعر المكتوب برمزه تُهمل كلها، ومعها النتيجة التي وُضعت لها.",
    fix: `اكتب التواريخ مثل ${code("2026-05-31")} مرتبة، والأسعار مثل ${code("9999.00")}، والعملات مثل ${code("AED")}، وكلمات schema.org وحدها.`,
    none,
    order: (type: string, [first, from]: Pair, [second, to]: Pair) =>
      `في ${code(type)} قيمة ${code(first)} هي ${quote(from)}، وهي بعد ${code(second)} ${quote(to)}`,
    future: (type: string, name: string, date: string) =>
      `في ${code(type)} قيمة ${code(name)} هي ${quote(date)}، ولم تأتِ بعد`,
    past: (type: string, name: string, date: string) =>
      `في ${code(type)} قيمة ${code(name)} هي ${quote(date)}، وقد مضت`,
    price: (type: string, name: string, price: string) =>
      `في ${code(type)} قيمة ${code(name)} هي ${quote(price)}، وليست رقمًا مجردًا`,
    currency: (type: string, currency: string) =>
      `في ${code(type)} العملة ${quote(currency)}، وليست رمزًا مثل ${code("AED")} (${code("ISO 4217")})`,
    word: (type: string, name: string, word: string, words: Said) =>
      `في ${code(type)} قيمة ${code(name)} هي ${quote(word)}، والممكن ${code(words.join(", "))}`,
    described: (type: string, name: string) =>
      `في ${code(type)} قيمة ${code(name)} نص، ويجب أن توصف بخصائصها`,
    address: (type: string, name: string, address: string) =>
      `في ${code(type)} قيمة ${code(name)} هي ${quote(address)}، وليست عنوانًا كاملًا`,
    example: (type: string, address: string) =>
      `يقال إن ${code(type)} هو نفسه ${quote(address)}، وهذا عنوان للتمثيل`,
    positions: `مواضع ${code("BreadcrumbList")} لا تعدّ ${code("1, 2, 3")}`,
    rating: (value: number, best: number) => `تقييم ${value} فوق الأعلى، وهو ${best}`,
    found: (said: Said) =>
      `${said.slice(0, 3).join("؛ ")}${said.length > 3 ? `؛ وغيرها (${said.length - 3})` : ""}.`,
    good: (entities: number) => `${count("كائنات قيمها سليمة", entities)}.`,
  },
  "json-ld-references": {
    title: "الإحالات في البيانات المنظمة",
    why: `الإحالة ${code("@id")} إلى ما ليس موجودًا تترك الكائن بلا المؤلف أو الناشر أو المنتج الذي تحيل إليه.`,
    fix: `صف كل كائن مرة واحدة تحت ${code("@id")}، وأحل إليه بالقيمة نفسها تمامًا.`,
    none: "لا كائن يحيل إلى آخر.",
    found: (ids: Said) => `${count("إحالات إلى ما ليس في الصفحة", ids.length)}: ${quoteSome(ids)}.`,
    good: (references: number) => `${count("إحالات سليمة", references)}.`,
  },
  "json-ld-on-page": {
    title: "البيانات المنظمة ظاهرة في الصفحة",
    why: "ما تقوله البيانات المنظمة ولا يجده قارئ في الصفحة تتجاهله محركات البحث، وقد تعاقب عليه.",
    fix: "أظهر السؤال أو الجواب أو التقييم أو السعر في الصفحة حرفيًا، أو احذفه من البيانات.",
    none: "لا كائنات تُقارن.",
    found: (texts: Said) => `${count("قيم لا تظهر في الصفحة", texts.length)}: ${quoteSome(texts)}.`,
    good: "يظهر في الصفحة كل ما تقوله بياناتها.",
  },
  "json-ld-retired": {
    title: "لا نتائج أُلغيت",
    why: "لم يعد Google يعرض شيئًا لهذه الأنواع. هي لا تضر، ومن عوّل عليها ينتظر عبثًا.",
    fix: "صف ما تدور عليه الصفحة أساسًا، وما أُلغي يجوز أن يبقى جزءًا منه.",
    none,
    since: (type: string, month: string) => `${code(type)} (منذ ${month})`,
    found: (types: Said) => `لم يعد Google يعرض نتيجة لهذه الأنواع: ${types.join("، ")}.`,
    good: "لا نوع أُلغي.",
  },
};
