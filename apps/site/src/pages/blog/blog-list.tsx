"use client";

import { featuredArticle } from "@kolam/content/article-list";
import { listCode } from "../../navigation/article-code.ts";
import { BlogSearch } from "./blog-search.tsx";
import { CategoryJumps } from "./category-jumps.tsx";
import { Results } from "./results.tsx";
import { useBlogFilter } from "./use-blog-filter.ts";
import { useBlogPage } from "./use-blog-page.ts";

/** The search with its category filter, and the articles it leaves. */
export function BlogList() {
  const blog = useBlogFilter();
  const page = useBlogPage();
  const latest = listCode.read(`${page}`);
  return (
    <>
      <BlogSearch blog={blog} />
      <CategoryJumps articles={[featuredArticle, ...latest]} />
      <Results
        filter={blog.filter}
        resultPage={blog.resultPage}
        list={{ page, latest }}
        onReset={blog.reset}
      />
    </>
  );
}
