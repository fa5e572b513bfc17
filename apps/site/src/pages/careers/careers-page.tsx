import { openPositions } from "@kolam/content/model/company/open-positions";
import type { CareersWords } from "@kolam/content/model/types/pages";
import { ProcessBand } from "@kolam/ui/bands/process";
import { Section } from "@kolam/ui/section";
import { careers } from "@site/words/pages/careers";
import { SitePhoto } from "../../photos/site-photo.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { Offerings } from "../../sections/service/offerings.tsx";
import { ApplicationSection } from "./application-form.tsx";
import { useApplicationSuccess } from "./application-success.tsx";
import { Openings } from "./openings.tsx";

/** The careers page, with the openings and the application form. */
export function CareersPage() {
  const { screen, formProps } = useApplicationSuccess();
  const { hero, perks, positions, hiring, photo }: CareersWords = careers;
  if (screen) return screen;
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
      <ProcessBand
        title={hiring.title}
        lead={hiring.lead}
        surface="feature"
        steps={hiring.items}
        picture={
          photo && (
            <SitePhoto
              photo={photo}
              width={480}
              height={520}
              sizes="(width >= 80rem) 29rem, (width >= 44rem) 40vw, 92vw"
            />
          )
        }
      />
      <ApplicationSection {...formProps} />
    </>
  );
}
