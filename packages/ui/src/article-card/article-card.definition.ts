import { define } from "../definition/definition.ts";

/** `standard` is for cards in a list, `featured` for the first one on a page. */
export const articleCardVariants = ["standard", "featured"] as const;

export const articleCardDefinition = define({
  name: "ArticleCard",
  axes: { variant: articleCardVariants },
  defaults: { variant: "standard" },
  interactions: ["rest", "hover", "focus-visible"],
});
