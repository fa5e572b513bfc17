import hero from "virtual:drawing/hero";
import closingDrawing from "virtual:drawing/page/home-closing";
import { newestArticles } from "@kolam/content/model/blog/article-list";
import type { HomeWords } from "@kolam/content/model/types/pages";
import { FiguresBand } from "@kolam/ui/bands/figures";
import { HeroBand } from "@kolam/ui/bands/hero";
import { ServicesBand } from "@kolam/ui/bands/services";
import { Motif } from "@kolam/ui/motif";
import { Section } from "@kolam/ui/section";
import { surfaces } from "@site/brand/surfaces";
import { home } from "@site/words/pages/home";
import { ArticleCards } from "../../sections/article-cards.tsx";
import { Closing } from "../../sections/closing.tsx";
import { HeroPicture } from "../../sections/hero-picture.tsx";
import { linkOf, linksOf } from "../../sections/links-of.tsx";
import { OutlineLink } from "../../sections/outline-link.tsx";
import { figuresWithHead, sectionHead } from "../../sections/section-head.tsx";
import { serviceItems } from "../../sections/service/service-items.tsx";
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
      <HeroBand
        variant="home"
        surface={surfaces.hero}
        title={`${opening.title} ${opening.accent}`}
        emphasis={opening.accent}
        lead={opening.lead}
        links={linksOf(opening.actions)}
        picture={opening.picture && <HeroPicture picture={opening.picture} />}
        art={<Motif drawing={hero} animate="draw" tone={surfaces.heroDrawing} />}
      />
      <FiguresBand {...figuresWithHead(home.statistics)} />
      <LogosSection />
      <IntroSection />
      <WorkSection />
      <ServicesBand
        {...sectionHead(services)}
        link={linkOf(services.action)}
        services={serviceItems()}
        emphasised={2}
      />
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
