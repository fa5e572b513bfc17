import drawing from "virtual:drawing/page/about";
import type { AboutWords } from "@kolam/content/model/types/pages";
import { FiguresBand } from "@kolam/ui/bands/figures";
import { CardGrid } from "@kolam/ui/card-grid";
import { FeatureCard } from "@kolam/ui/feature-card";
import { Motif } from "@kolam/ui/motif";
import { Section } from "@kolam/ui/section";
import { Timeline } from "@kolam/ui/timeline";
import { about } from "@site/words/pages/about";
import { SitePhoto } from "../../photos/site-photo.tsx";
import { SiteLink } from "../../router/site-link.tsx";
import { Closing } from "../../sections/closing.tsx";
import { OutlineLink } from "../../sections/outline-link.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { figuresWithHead, sectionHead } from "../../sections/section-head.tsx";
import { Offerings } from "../../sections/service/offerings.tsx";
import { Paragraphs } from "../../sections/text/paragraphs.tsx";
import styles from "./about-page.module.css";
import { Team } from "./team.tsx";

/** The about page. */
export function AboutPage() {
  const { hero, story, mission, vision, impact, values, timeline, working, closing }: AboutWords =
    about;
  return (
    <>
      <PageHero words={{ ...hero, picture: hero.photo }} page="about" />
      <Section
        {...sectionHead(story)}
        aside={<Motif drawing={drawing} tone="accent" className={styles.drawing} />}
      >
        <Paragraphs texts={story.paragraphs}>
          {story.askAtEnd ? (
            <SiteLink href={story.askAtEnd.href}>{story.askAtEnd.label}</SiteLink>
          ) : null}
        </Paragraphs>
      </Section>
      <Section surface="alt" space="sm">
        <CardGrid columns="2" className={styles.statements}>
          <FeatureCard headingLevel={2} tone="feature" {...mission} />
          <FeatureCard headingLevel={2} {...vision} />
        </CardGrid>
      </Section>
      <FiguresBand {...figuresWithHead(impact)} />
      <Offerings words={values} columns="2" layout="aside" />
      <Section
        surface="alt"
        {...sectionHead(timeline)}
        layout="aside"
        actions={timeline.action ? <OutlineLink action={timeline.action} /> : undefined}
      >
        <Timeline
          items={timeline.items.map(({ year, ...item }) => ({ ...item, label: String(year) }))}
        />
      </Section>
      <Section
        {...sectionHead(working)}
        layout={working.photo ? undefined : "aside"}
        aside={
          working.photo ? (
            <SitePhoto
              photo={working.photo}
              width={560}
              height={480}
              sizes="(width < 44rem) 92vw, (width < 78rem) 44vw, 34rem"
            />
          ) : undefined
        }
      >
        <Paragraphs texts={working.paragraphs} />
      </Section>
      <Team />
      <Closing words={closing} tone="feature" />
    </>
  );
}
