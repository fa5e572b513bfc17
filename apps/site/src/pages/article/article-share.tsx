import { articleFrame } from "@kolam/content/pages/blog-page";
import { ShareLinks } from "@kolam/ui/share-links";

interface ArticleShareProps {
  /** The article's full address. */
  url: string;
  title: string;
}

/** Ways to hand an article on. */
export function ArticleShare(article: ArticleShareProps) {
  const { share } = articleFrame;
  return (
    <ShareLinks {...article} label={share.title} targetText={share.targets} copyText={share} />
  );
}
