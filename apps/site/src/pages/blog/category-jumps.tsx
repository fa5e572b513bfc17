import { articleCategories, type ListedArticle } from "@kolam/content/model/blog/article-list";
import { Stack } from "@kolam/ui/stack";
import { Tag } from "@kolam/ui/tag";
import { blogList } from "@site/texts/pages/blog";
import scripting from "../../browser/scripting.module.css";

/**
 * Links to the first article of each category, for browsers without scripts, which cannot filter
 * the list.
 */
export function CategoryJumps({ articles }: { articles: readonly ListedArticle[] }) {
  return (
    <nav aria-label={blogList.jump} className={scripting.without}>
      <Stack as="ul" direction="row" gap={4}>
        {articleCategories.map((category) => {
          const first = articles.find((article) => article.category === category);
          return first ? (
            <li key={category}>
              <Tag href={`#${first.slug}`}>{category}</Tag>
            </li>
          ) : null;
        })}
      </Stack>
    </nav>
  );
}
