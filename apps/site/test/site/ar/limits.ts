import { promisedLimits as first } from "../en/limits.ts";

export const promisedLimits = {
  paint: { ...first.paint, what: "أكبر رسم", limit: "ثانيتان" },
  shift: { ...first.shift, what: "انزياح التخطيط" },
  tap: { ...first.tap, what: "الاستجابة للّمس", limit: "200 مللي ثانية" },
  weight: { ...first.weight, what: "وزن الصفحة بلا صور", limit: "300 كيلوبايت" },
  errors: { ...first.errors, what: "أخطاء إمكانية الوصول" },
} as const;
