import { count, quoteSome } from "../../format.ts";
import { defineCheck, good, warning } from "../check.ts";

export const duplicateIds = defineCheck({
  id: "duplicate-ids",
  group: "weight",
  title: "Unique ids",
  weight: 3,
  why: "Links, labels and scripts reach only the first element with an id.",
  fix: "Use each id once; use a class for what repeats.",
  run({ ids }) {
    const repeated = [...ids].filter(([, places]) => places.length > 1);
    if (repeated.length === 0) return good(`${count(ids.size, "id")}, each used once.`);
    const names = quoteSome(repeated.map(([id]) => id));
    return warning(
      `${count(repeated.length, "id")} used more than once: ${names}.`,
      repeated.flatMap(([, places]) => places.slice(1).map((at) => ({ at }))),
    );
  },
});
