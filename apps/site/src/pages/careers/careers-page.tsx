import { openPositions } from "@kolam/content/model/company/open-positions";
import type { CareersWords } from "@kolam/content/model/types/pages";
import { ProcessList, ProcessStep } from "@kolam/ui/process-step";
import { Section } from "@kolam/ui/section";
import { careers } from "@site/words/pages/careers";
import { PageHero } from "../../sections/page-hero.tsx";
import { Offerings } from "../../sections/service/offerings.tsx";
import { WithPhoto } from "../../sections/text/with-photo.tsx";
import { ApplicationSection } from "./application-form.tsx";
import { useApplicationSuccess } from "./application-success.tsx";
import { Openings } from "./openings.tsx";

/** The careers page, with the openings and the application form. */
export function CareersPage() {
  const { screen, formProps } = useApplicationSuccess();
  const { hero, perks, positions, hiring, photo }: CareersWords = careers;
  if (screen) return screen;
  const steps = (
    <ProcessList>
      {hiring.items.map((step, index) => (
        <ProcessStep key={step.title} number={String(index + 1).padStart(2, "0")} {...step} />
      ))}
    </ProcessList>
  );
  return (
    <>
      <PageHero words={{ ...hero, picture: hero.photo }} page="careers" />
      <Section
        id="open-positions"
        title={positions.title}
        lead={openPositions.length > 0 ? positions.lead : undefined}
        layout="aside"
      >
        <Openings />
      </Section>
      <Offerings words={perks} surface="alt" />
      <Section title={hiring.title} lead={hiring.lead} surface="feature">
        {photo ? (
          <WithPhoto photo={photo} side="end" shape={[480, 520]}>
            {steps}
          </WithPhoto>
        ) : (
          steps
        )}
      </Section>
      <ApplicationSection {...formProps} />
    </>
  );
}
