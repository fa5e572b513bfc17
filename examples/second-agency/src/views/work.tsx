import { CaseSummary } from "@kolam/ui/case-summary";
import { Section } from "@kolam/ui/section";
import { Stack } from "@kolam/ui/stack";
import { projects } from "../content/work.ts";
import { Artefact } from "../drawings/artefacts.tsx";
import { Closing } from "../parts/closing.tsx";
import { PageTop } from "../parts/page-top.tsx";
import { TitleBlock } from "../parts/title-block.tsx";

/** Finished jobs, each with what was made and one figure. */
export function Work() {
  return (
    <>
      <PageTop
        title="Two jobs, counted before and after"
        lead="Every figure here is the client’s own: enquiries, calls and days, in the 90 days before and the 90 days after."
        cells={{
          Title: "Finished jobs",
          Parts: "6,432",
          Counted: "90 + 90 days",
          Sheet: "3 / 6",
        }}
      />
      <Section label="Finished jobs" surface="alt">
        <Stack gap={16}>
          {projects.map((project) => (
            <article key={project.id} id={project.id} className="project">
              <div className="sheet">
                <Artefact of={project.id} />
                <TitleBlock cells={project.facts} />
              </div>
              <CaseSummary
                size="lg"
                headingLevel={2}
                client={`${project.kind} for ${project.client}, ${project.place}`}
                title={project.title}
                figure={project.figure}
                text={project.text}
              />
            </article>
          ))}
        </Stack>
      </Section>
      <Closing title="Yours would be the third" />
    </>
  );
}
