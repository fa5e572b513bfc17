import { define } from "../definition/definition.ts";

/** `standard` is one of many, `featured` the one that opens the page. */
export const articleCardVariants = ["standard", "featured"] as const;

export const articleCardDefinition = define({
  name: "ArticleCard",
  axes: { variant: articleCardVariants },
  defaults: { variant: "standard" },
  interactions: ["rest", "hover", "focus-visible"],
});
