import drawing from "virtual:kolam/success";
import { analyzer } from "@kolam/content/analyzer/analyzer";
import { CardGrid } from "@kolam/ui/card-grid";
import { FeatureCard } from "@kolam/ui/feature-card";
import { Motif } from "@kolam/ui/motif";
import { Section } from "@kolam/ui/section";
import { Closing } from "../../sections/closing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { QuestionsSection } from "../../sections/questions-section.tsx";
import { Tools } from "./tools.tsx";

/** The SEO analyzer: a simulated analysis of an address, and a real audit of pasted HTML. */
export function SeoAnalyzerPage() {
  const { hero, guide, questions, closing, tools } = analyzer;
  return (
    <>
      <PageHero
        words={hero}
        page="seo-analyzer"
        art={<Motif drawing={drawing} animate="draw" tone="feature" />}
      />
      <Section label={tools.label} space="sm">
        <Tools />
      </Section>
      <Section heading={guide.title} lead={guide.lead} surface="alt">
        <CardGrid columns="4">
          {guide.items.map(({ title, text }, index) => (
            <FeatureCard key={title} title={title} text={text} number={`0${index + 1}`} />
          ))}
        </CardGrid>
      </Section>
      <QuestionsSection words={questions} />
      <Closing words={closing} />
    </>
  );
}
