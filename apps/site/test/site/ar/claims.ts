import type { Figure } from "@kolam/content/model/basics/types";
import { claims as first } from "../en/claims.ts";

const [websites, people, offices] = first.home;

const sinceFounding = [
  { ...websites, label: "موقعًا", counts: "أُنجزت حتى نهاية عام 2025." },
  { ...people, label: "موظفًا", counts: "في يناير 2026." },
  { ...offices, label: "مكتبان", counts: "في كل منهما مكان للزوار." },
] as const satisfies readonly Figure[];

export const claims = {
  home: sinceFounding,
  about: sinceFounding,
  contact: sinceFounding,
  services: sinceFounding,
  notFound: sinceFounding,
} as const;

export const promises = {
  read: "خلال يوم عمل",
  applicationReply: "خلال أسبوع",
  quote: "خلال ثلاثة أيام",
} as const;
