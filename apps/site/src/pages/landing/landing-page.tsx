import { landmarks } from "@kolam/content/navigation";
import { Breadcrumbs } from "@kolam/ui/breadcrumbs";
import { Hero } from "@kolam/ui/hero";
import { useLoaderData } from "react-router-dom";
import type { LandingData, Missing } from "../../articles/article-source.ts";
import { surfaces } from "../../brand/surfaces.ts";
import { SiteLink } from "../../router/site-link.tsx";
import { Actions } from "../../sections/actions.tsx";
import { SectionedText } from "../../sections/body/sectioned-text.tsx";
import { breadcrumbTrail } from "../../seo/breadcrumb-trail.ts";
import { landingSections } from "./landing-sections.tsx";

/** The landing page at the current address, or the not-found page. */
export function LandingPage() {
  const data = useLoaderData<LandingData | Missing>();
  if ("Missing" in data) return <data.Missing />;
  const { slug, title, eyebrow, lead, actions } = data.page;
  const trail = breadcrumbTrail({ id: "landing", slug }, title).slice(0, -1);
  return (
    <div key={slug}>
      <Hero
        surface={surfaces.hero}
        eyebrow={eyebrow}
        title={title}
        lead={lead}
        actions={actions.length > 0 ? <Actions actions={actions} size="lg" /> : undefined}
        breadcrumbs={
          <Breadcrumbs
            label={landmarks.breadcrumbs}
            current={title}
            items={trail.map(({ name, path }) => ({ label: name, link: <SiteLink href={path} /> }))}
          />
        }
      />
      <SectionedText nodes={data.body} sections={landingSections} />
    </div>
  );
}
