import { Hero } from "@kolam/ui/hero";
import { Motif } from "@kolam/ui/motif";
import { surfaces } from "@site/brand/surfaces";
import { useLoaderData } from "react-router-dom";
import type { LandingData, Missing } from "../../articles/data-of.ts";
import { Actions } from "../../sections/actions.tsx";
import { SectionedText } from "../../sections/body/sectioned-text.tsx";
import { Trail } from "../../sections/trail.tsx";
import { landingSections } from "./landing-sections.tsx";

/** The landing page at the current address, or the not-found page. */
export function LandingPage() {
  const data = useLoaderData<LandingData | Missing>();
  if ("Missing" in data) return <data.Missing />;
  const { slug, title, eyebrow, lead, actions } = data.page;
  return (
    <div key={slug}>
      <Hero
        surface={surfaces.hero}
        eyebrow={eyebrow}
        title={title}
        lead={lead}
        actions={actions.length > 0 ? <Actions actions={actions} size="lg" /> : undefined}
        breadcrumbs={<Trail page={{ id: "landing", slug }} title={title} />}
        art={<Motif drawing={data.drawing} />}
      />
      <SectionedText nodes={data.body} sections={landingSections} />
    </div>
  );
}
