"use client";

import { featuredArticle } from "@kolam/content/blog/article-list";
import { listCode } from "../../navigation/article-code.ts";
import { CategoryJumps } from "./category-jumps.tsx";
import { Results } from "./results.tsx";
import { BlogSearch } from "./search/blog-search.tsx";
import { useBlogFilter } from "./search/use-blog-filter.ts";
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
