import { ArticleCard } from "@kolam/ui/article-card";
import { Button } from "@kolam/ui/button";
import { CardGrid } from "@kolam/ui/card-grid";
import { Newsletter } from "@kolam/ui/newsletter";
import { Section } from "@kolam/ui/section";
import { TextField } from "@kolam/ui/text-field";
import type { DrawingName } from "../content/services.ts";
import { PartDrawing } from "../drawings/part-drawing.tsx";
import { PageTop } from "../parts/page-top.tsx";

/** An article in a list. */
export interface Teaser {
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  readonly date: string;
  readonly dateTime: string;
  readonly readTime: string;
  readonly drawing: DrawingName;
}

/** All articles, and the form for letters, which the browser sends by itself to `action`. */
export function Journal({ articles, action }: { articles: readonly Teaser[]; action: string }) {
  return (
    <>
      <PageTop
        title="The journal"
        lead="What we learnt on other people’s shop floors. Five or six articles a year, none of them about us."
        cells={{ Title: "Journal", Issued: "5 a year", Next: "December", Sheet: "5 / 6" }}
      />
      <Section label="Articles" surface="alt">
        <CardGrid columns={3} variant="spaced">
          {articles.map(({ id, drawing, ...article }) => (
            <ArticleCard
              key={id}
              href={`/journal/${id}`}
              headingLevel={2}
              photo={
                <div className="sheet cover">
                  <PartDrawing name={drawing} />
                </div>
              }
              {...article}
            />
          ))}
        </CardGrid>
      </Section>
      <Newsletter
        title="By post or by e-mail"
        lead="Each article, on the day it is printed. Nothing in between."
        form={<form action={action} method="post" />}
        fields={
          <TextField
            label="E-mail address"
            name="email"
            type="email"
            autoComplete="email"
            required
          />
        }
        submit={<Button type="submit">Subscribe</Button>}
        note="Answer “stop” to any of them and it is the last one."
      />
    </>
  );
}
