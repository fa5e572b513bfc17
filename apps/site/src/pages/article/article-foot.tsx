import { articleAuthors, articlePath } from "@kolam/content/model/blog/article-list";
import { paths, type SitePath } from "@kolam/content/model/pages/paths";
import { Avatar } from "@kolam/ui/avatar";
import { PersonCard } from "@kolam/ui/person-card";
import { ShareLinks } from "@kolam/ui/share-links";
import { Stack } from "@kolam/ui/stack";
import { Tag } from "@kolam/ui/tag";
import type { Article } from "@site/entries/articles";
import { articleFrame } from "@site/texts/pages/blog";
import { shell } from "@site/texts/shell";
import { config } from "../../config.ts";
import { SiteLink } from "../../router/site-link.tsx";
import styles from "./article-foot.module.css";

/** A link to the blog's list, searched for a tag. */
function tagSearchHref(tag: string): SitePath {
  return `${paths.blog.path}?${new URLSearchParams({ q: tag })}` as SitePath;
}

/** The end of an article: tags, share links and the author. */
export function ArticleFoot({ article }: { article: Article }) {
  const { tags, author, share } = articleFrame;
  const { name, team, about } = articleAuthors[article.author];
  return (
    <footer className={styles.root}>
      <Stack as="ul" direction="row" gap={2} aria-label={tags} className={styles.tags}>
        {article.tags.map((tag) => (
          <li key={tag}>
            <Tag link={<SiteLink href={tagSearchHref(tag)} />}>{tag}</Tag>
          </li>
        ))}
      </Stack>
      <div className={styles.share}>
        <ShareLinks
          url={config.siteUrl + articlePath(article.slug)}
          title={article.title}
          label={share.title}
          targetText={share.targets}
          newTabText={`(${shell.newTab})`}
          copyText={share}
        />
      </div>
      <PersonCard
        layout="beside"
        headingLevel={2}
        eyebrow={author}
        name={name}
        text={about}
        avatar={<Avatar name={team} personId={article.author} size="lg" />}
      />
    </footer>
  );
}
