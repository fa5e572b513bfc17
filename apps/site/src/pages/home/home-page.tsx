import hero from "virtual:drawing/hero";
import closingDrawing from "virtual:drawing/page/home-closing";
import { newestArticles } from "@kolam/content/model/blog/article-list";
import type { HomeWords } from "@kolam/content/model/types/pages";
import { Hero } from "@kolam/ui/hero";
import { Motif } from "@kolam/ui/motif";
import { Section } from "@kolam/ui/section";
import { surfaces } from "@site/brand/surfaces";
import { home } from "@site/words/pages/home";
import { Actions } from "../../sections/actions.tsx";
import { ArticleCards } from "../../sections/article-cards.tsx";
import { Closing } from "../../sections/closing.tsx";
import { FigureBand } from "../../sections/figure-band.tsx";
import { HeroPicture } from "../../sections/hero-picture.tsx";
import { OutlineLink } from "../../sections/outline-link.tsx";
import { sectionHead } from "../../sections/section-head.tsx";
import { ServiceCards } from "../../sections/service/service-cards.tsx";
import { ClientsSection } from "./clients-section.tsx";
import { IntroSection } from "./intro-section.tsx";
import { LogosSection } from "./logos-section.tsx";
import { WorkSection } from "./work-section.tsx";

/** The home page. */
export function HomePage() {
  const { services, blog } = home;
  const opening: HomeWords["hero"] = home.hero;
  return (
    <>
      <Hero
        variant="home"
        surface={surfaces.hero}
        title={`${opening.title} ${opening.accent}`}
        emphasis={opening.accent}
        lead={opening.lead}
        actions={<Actions actions={opening.actions} size="lg" />}
        art={
          opening.picture ? (
            <HeroPicture picture={opening.picture} />
          ) : (
            <Motif drawing={hero} animate="draw" tone={surfaces.heroDrawing} />
          )
        }
      />
      <FigureBand words={home.statistics} />
      <LogosSection />
      <IntroSection />
      <WorkSection />
      <Section {...sectionHead(services)} actions={<OutlineLink action={services.action} />}>
        <ServiceCards emphasised={2} />
      </Section>
      <ClientsSection />
      {newestArticles.length > 0 ? (
        <Section {...sectionHead(blog)} actions={<OutlineLink action={blog.action} />}>
          <ArticleCards articles={newestArticles.slice(0, 2)} />
        </Section>
      ) : null}
      <Closing words={home.closing} art={<Motif drawing={closingDrawing} />} />
    </>
  );
}
