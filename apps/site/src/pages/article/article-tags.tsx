import { Stack } from "@kolam/ui/stack";
import { Tag } from "@kolam/ui/tag";
import { articleFrame } from "@site/texts/pages/blog";

interface ArticleTagsProps {
  tags: readonly string[];
  className: string | undefined;
}

/**
 * What an article is about. No links: a search of the blog is no page of its own, and crawlers would
 * follow each of them to the same list.
 */
export function ArticleTags({ tags, className }: ArticleTagsProps) {
  return (
    <Stack as="ul" direction="row" gap={2} aria-label={articleFrame.tags} className={className}>
      {tags.map((tag) => (
        <li key={tag}>
          <Tag>{tag}</Tag>
        </li>
      ))}
    </Stack>
  );
}
