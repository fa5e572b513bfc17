import { Breadcrumbs } from "@kolam/ui/breadcrumbs";
import { Hero } from "@kolam/ui/hero";
import { LinkList } from "@kolam/ui/link-list";
import { PersonCard } from "@kolam/ui/person-card";
import { Prose } from "@kolam/ui/prose";
import { Section } from "@kolam/ui/section";
import { Stack } from "@kolam/ui/stack";
import type { ReactNode } from "react";
import { people } from "../content/people.ts";
import { PageBlock } from "../parts/title-block.tsx";
import type { Teaser } from "./journal.tsx";

/** An article: its text as `children`, who wrote it, and the others. */
export function Article({
  article,
  author,
  others,
  children,
}: {
  article: Teaser;
  author: (typeof people)[number]["id"];
  others: readonly Teaser[];
  children?: ReactNode;
}) {
  const person = people.find(({ id }) => id === author);
  return (
    <>
      <Hero
        variant="compact"
        title={article.title}
        lead={article.excerpt}
        breadcrumbs={
          <Breadcrumbs
            label="You are here"
            items={[
              { label: "Home", href: "/" },
              { label: "Journal", href: "/journal" },
            ]}
            current={article.title}
          />
        }
      />
      <Section
        space="sm"
        aside={
          <Stack gap={8}>
            <PageBlock
              cells={{
                Subject: article.category,
                Issued: article.date,
                Drawn: person?.name ?? "",
                Takes: article.readTime,
              }}
            />
            {person ? (
              <PersonCard
                variant="plain"
                layout="beside"
                headingLevel={2}
                eyebrow="Written by"
                name={person.name}
                role={person.role}
                text={person.text}
              />
            ) : null}
          </Stack>
        }
      >
        <Prose>{children}</Prose>
      </Section>
      <Section title="Read next" space="sm" surface="alt">
        <LinkList
          columns={2}
          links={others.map(({ id, title, excerpt }) => ({
            label: title,
            text: excerpt,
            href: `/journal/${id}`,
          }))}
        />
      </Section>
    </>
  );
}
