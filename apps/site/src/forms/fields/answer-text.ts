import { listed } from "@kolam/content/model/basics/lists";
import type { Field } from "@kolam/content/model/types/field";

/** The answer to a field as text, with the labels of chosen options. */
export function answerText(field: Field, value: string | readonly string[] | undefined): string {
  const chosen = typeof value === "string" ? [value] : (value ?? []);
  if (!("options" in field)) return chosen.join("").trim();
  const options = field.options.filter((option) => chosen.includes(option.value));
  return listed(options.map((option) => option.label));
}
