import { articleFilters } from "@kolam/content/model/blog/article-list";
import { paths } from "@kolam/content/model/pages/paths";
import { FormRow } from "@kolam/ui/form-row";
import { SearchField } from "@kolam/ui/search-field";
import { Select } from "@kolam/ui/select";
import { VisuallyHidden } from "@kolam/ui/visually-hidden";
import { blogList } from "@site/texts/pages/blog";
import { blogPage } from "@site/words/pages/blog-page";
import { useEffect } from "react";
import { base } from "../../../base.ts";
import scripting from "../../../browser/scripting.module.css";
import { prefetchArticleIndex } from "./article-index.ts";
import type { BlogFilterControl } from "./use-blog-filter.ts";

/** The search field and the category select. The list follows every change. */
export function BlogSearch({ blog }: { blog: BlogFilterControl }) {
  const { search, filter } = blogList;
  const { form } = blog;
  useEffect(() => {
    // A visitor who focused the form before it was hydrated is about to search.
    if (form.current?.contains(document.activeElement)) prefetchArticleIndex();
  }, [form]);
  return (
    <search className={scripting.with}>
      <form
        ref={form}
        action={base + paths.blog.path}
        onSubmit={(event) => {
          event.preventDefault();
          blog.applyForm("push");
        }}
      >
        <FormRow layout="lead">
          <SearchField
            name="q"
            label={search.label}
            placeholder={blogPage.placeholder}
            clearLabel={search.clear}
            autoComplete="off"
            enterKeyHint="search"
            onFocus={prefetchArticleIndex}
            onInput={() => blog.applyForm("replace")}
          />
          <Select
            name="category"
            label={filter.label}
            options={articleFilters}
            onFocus={prefetchArticleIndex}
            onChange={() => blog.applyForm("push")}
          />
        </FormRow>
        <VisuallyHidden>
          <button type="submit" tabIndex={-1}>
            {search.submit}
          </button>
        </VisuallyHidden>
      </form>
    </search>
  );
}
