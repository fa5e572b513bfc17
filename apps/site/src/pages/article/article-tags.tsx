import { paths, type SitePath } from "@kolam/content/model/pages/paths";
import { Stack } from "@kolam/ui/stack";
import { Tag } from "@kolam/ui/tag";
import { articleFrame } from "@site/texts/pages/blog";
import { SiteLink } from "../../router/site-link.tsx";

/** A link to the blog's list, searched for a tag. */
function tagSearchHref(tag: string): SitePath {
  return `${paths.blog.path}?${new URLSearchParams({ q: tag })}` as SitePath;
}

interface ArticleTagsProps {
  tags: readonly string[];
  className: string | undefined;
}

/** What an article is about, each a search of the blog. */
export function ArticleTags({ tags, className }: ArticleTagsProps) {
  return (
    <Stack as="ul" direction="row" gap={2} aria-label={articleFrame.tags} className={className}>
      {tags.map((tag) => (
        <li key={tag}>
          <Tag link={<SiteLink href={tagSearchHref(tag)} />}>{tag}</Tag>
        </li>
      ))}
    </Stack>
  );
}
