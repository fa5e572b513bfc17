import type { SiteAction } from "@kolam/content/model/basics/links";
import { articlePath } from "@kolam/content/model/blog/article-path";
import { authorOf, authorPath } from "@kolam/content/model/blog/authors";
import { Avatar } from "@kolam/ui/avatar";
import { PersonCard } from "@kolam/ui/person-card";
import { ShareLinks } from "@kolam/ui/share-links";
import type { Article } from "@site/entries/articles";
import { articleFrame } from "@site/texts/pages/blog";
import { shell } from "@site/texts/shell";
import { config } from "../../config.ts";
import { SiteLink } from "../../router/site-link.tsx";
import { askAbout } from "../../sections/service/asks.ts";
import styles from "./article-byline.module.css";

const linkTo = ({ label, href }: SiteAction) => ({ label, link: <SiteLink href={href} /> });

/** Beside the title of an article: who wrote it, whom to ask, and links to share it. */
export function ArticleByline({ article }: { article: Article }) {
  const { author, share } = articleFrame;
  const { name, team = name, role, about } = authorOf(article.author);
  const path = authorPath(article.author);
  const [service] = article.services;
  return (
    <div className={styles.root}>
      <PersonCard
        variant="plain"
        layout="beside"
        headingLevel={2}
        eyebrow={author}
        name={name}
        role={role}
        text={about}
        links={[
          ...(path ? [{ label: articleFrame.about(name), link: <SiteLink href={path} /> }] : []),
          ...(service ? [linkTo(askAbout(service))] : []),
        ]}
        avatar={<Avatar name={team} personId={article.author} size="lg" />}
      />
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
    </div>
  );
}
