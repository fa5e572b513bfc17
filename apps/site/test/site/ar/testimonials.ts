import { takenFrom } from "@kolam/content/model/basics/foreign";
import type { Testimonial } from "@kolam/content/model/basics/types";
import { language } from "../en/language.ts";
import { testimonials as first } from "../en/testimonials.ts";

const [, ...others] = first;

/** The first one is there in Arabic; the others stay as they were said. */
export const testimonials: readonly Testimonial[] = [
  {
    name: "سلمى ر.",
    role: "صاحبة المخبز",
    company: "مخبز المرفأ، المنامة",
    content: "صار الزبائن يطلبون قبل السابعة. نخبز ما طلبوه ولا نرمي شيئًا.",
    rating: 5,
  },
  ...takenFrom(language, others),
];
