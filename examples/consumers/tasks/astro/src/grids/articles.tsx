import { ArticleCard } from "@kolam/ui/article-card";
import { CardGrid } from "@kolam/ui/card-grid";

const articles = [
  { title: "What a slow lift costs", date: "12 March 2026", dateTime: "2026-03-12" },
  { title: "Signs for people in a hurry", date: "2 March 2026", dateTime: "2026-03-02" },
  { title: "A room without a corner", date: "20 February 2026", dateTime: "2026-02-20" },
];

export function Articles() {
  return (
    <CardGrid columns={3} label="Articles">
      {articles.map((article) => (
        <ArticleCard
          key={article.title}
          href="/journal"
          readTime="6 min read"
          headingLevel={2}
          {...article}
        />
      ))}
    </CardGrid>
  );
}
