import { ButtonLink } from "@kolam/ui/button-link";
import { CardGrid } from "@kolam/ui/card-grid";
import { JobCard } from "@kolam/ui/job-card";
import { PersonCard } from "@kolam/ui/person-card";
import { Section } from "@kolam/ui/section";
import { Timeline } from "@kolam/ui/timeline";
import { company } from "../content/company.ts";
import { opening, people, years } from "../content/team.ts";
import { Closing } from "../parts/closing.tsx";
import { PageTop } from "../parts/page-top.tsx";

/** The people, their years, and an opening. */
export function Team() {
  return (
    <>
      <PageTop
        title="Six people who read drawings"
        lead="Two came from the shop floor, one from an estimating office, one from a printer’s. All of us have ordered the wrong part at least once."
        cells={{
          Title: "Team",
          People: String(people.length),
          Founded: String(company.founded),
          Sheet: "5 / 7",
        }}
      />
      <Section label="People" surface="alt">
        <CardGrid columns={3}>
          {people.map(({ id, ...person }) => (
            <PersonCard key={id} headingLevel={2} {...person} />
          ))}
        </CardGrid>
      </Section>
      <Section title={`Since ${company.founded}`}>
        <Timeline items={years} />
      </Section>
      <Section title="One desk is free" surface="alt" layout="aside">
        <JobCard
          name="openings"
          {...opening}
          action={
            <ButtonLink href={`mailto:${company.email}?subject=${opening.title}`}>
              Send three drawings
            </ButtonLink>
          }
        />
      </Section>
      <Closing title="Come and see the yard" />
    </>
  );
}
