import { define } from "../definition/definition.ts";

export const articleCardDefinition = define({
  name: "ArticleCard",
  axes: {
    /**
     * Its place in the list.
     * - `standard`: one of several
     * - `featured`: the first on a page, with photo and text side by side if there is room
     */
    variant: ["standard", "featured"],
  },
  interactions: ["rest", "hover", "focus-visible"],
});
