import { articleFilters } from "@kolam/content/blog/article-list";
import { blogPage } from "@kolam/content/pages/blog-page";
import { paths } from "@kolam/content/paths";
import { SearchField } from "@kolam/ui/search-field";
import { Select } from "@kolam/ui/select";
import { VisuallyHidden } from "@kolam/ui/visually-hidden";
import { useEffect } from "react";
import { fetchArticleIndex } from "./article-index.ts";
import styles from "./blog-search.module.css";
import type { BlogFilterControl } from "./use-blog-filter.ts";

/** Search box and category; they narrow the list while they are used. */
export function BlogSearch({ blog }: { blog: BlogFilterControl }) {
  const { search, filter } = blogPage;
  const { form } = blog;
  useEffect(() => {
    // Whoever was in the form before it was hydrated is about to search.
    if (form.current?.contains(document.activeElement)) fetchArticleIndex();
  }, [form]);
  return (
    <search className={styles.root}>
      <form
        ref={form}
        action={paths.blog.path}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          blog.take("push");
        }}
      >
        <SearchField
          name="q"
          label={search.label}
          placeholder={search.placeholder}
          clearLabel={search.clear}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={fetchArticleIndex}
          onInput={() => blog.take("replace")}
        />
        <Select
          name="category"
          label={filter.label}
          options={articleFilters}
          onFocus={fetchArticleIndex}
          onChange={() => blog.take("push")}
        />
        <VisuallyHidden>
          <button type="submit" tabIndex={-1}>
            {search.submit}
          </button>
        </VisuallyHidden>
      </form>
    </search>
  );
}
