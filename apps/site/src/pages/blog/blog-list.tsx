import type { ListedArticle } from "@kolam/content/model/blog/article-list";
import { VisuallyHidden } from "@kolam/ui/visually-hidden";
import type { ListData } from "../../articles/data-of.ts";
import { CategoryJumps } from "./category-jumps.tsx";
import { Results } from "./results.tsx";
import { BlogSearch } from "./search/blog-search.tsx";
import { useBlogFilter } from "./search/use-blog-filter.ts";
import { useSettledText } from "./settled-text.ts";

/** The search form and the articles that match it. */
export function BlogList({ list, featured }: { list: ListData; featured: ListedArticle }) {
  const blog = useBlogFilter();
  const [count, tellCount] = useSettledText();
  return (
    <>
      <BlogSearch blog={blog} />
      <CategoryJumps articles={[featured, ...list.articles]} />
      <VisuallyHidden as="div" role="status">
        {count}
      </VisuallyHidden>
      <Results
        filter={blog.filter}
        resultPage={blog.resultPage}
        list={list}
        featured={featured}
        onReset={blog.reset}
        onCount={tellCount}
      />
    </>
  );
}
