import drawing from "virtual:drawing/page/seo-analyzer";
import { CardGrid } from "@kolam/ui/card-grid";
import { FeatureCard } from "@kolam/ui/feature-card";
import { Motif } from "@kolam/ui/motif";
import { Section } from "@kolam/ui/section";
import { analyzer } from "@site/texts/analyzer/analyzer";
import { analyzerPage } from "@site/words/pages/seo-analyzer";
import { Closing } from "../../sections/closing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { QuestionsSection } from "../../sections/questions-section.tsx";
import styles from "./seo-analyzer-page.module.css";
import { Tools } from "./tools.tsx";

/** The SEO analyzer: a simulated analysis of an address, and a real audit of pasted HTML. */
export function SeoAnalyzerPage() {
  const { hero, questions, closing } = analyzerPage;
  const { guide } = analyzer;
  return (
    <>
      <PageHero words={hero} page="seo-analyzer" variant="tool" panel={<Tools />} />
      <div className={styles.rest}>
        <Section title={guide.title} lead={guide.lead} surface="alt">
          <CardGrid columns="3">
            {guide.items.map(({ title, text }, index) => (
              <FeatureCard
                key={title}
                title={title}
                text={text}
                number={String(index + 1).padStart(2, "0")}
              />
            ))}
          </CardGrid>
        </Section>
        <QuestionsSection words={questions} />
        <Closing words={closing} art={<Motif drawing={drawing} />} />
      </div>
    </>
  );
}
