"use client";

import { articleFilters } from "@kolam/content/articles";
import { blogPage } from "@kolam/content/blog-page";
import { paths } from "@kolam/content/paths";
import { SearchField } from "@kolam/ui/search-field";
import { Select } from "@kolam/ui/select";
import { VisuallyHidden } from "@kolam/ui/visually-hidden";
import styles from "./blog-search.module.css";
import type { BlogFilterControl } from "./use-blog-filter.ts";

/** Search box and category; they narrow the list while they are used. */
export function BlogSearch({ blog }: { blog: BlogFilterControl }) {
  const { search, filter } = blogPage;
  return (
    <search className={styles.root}>
      <form
        ref={blog.form}
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
          onInput={() => blog.take("replace")}
        />
        <Select
          name="category"
          label={filter.label}
          options={articleFilters}
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
