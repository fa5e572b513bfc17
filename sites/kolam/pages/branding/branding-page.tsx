import drawings from "virtual:drawing/services";
import { Closing } from "@kolam/site/sections/closing.tsx";
import { sectionHead } from "@kolam/site/sections/section-head.ts";
import { Offerings } from "@kolam/site/sections/service/offerings.tsx";
import { Points } from "@kolam/site/sections/service/points.tsx";
import { ServiceCases } from "@kolam/site/sections/service/service-cases.tsx";
import { ServiceFigures } from "@kolam/site/sections/service/service-figures.tsx";
import { ServiceHero } from "@kolam/site/sections/service/service-hero.tsx";
import { ServiceQuestions } from "@kolam/site/sections/service/service-questions.tsx";
import { Steps } from "@kolam/site/sections/service/steps.tsx";
import { RuledList } from "@kolam/site/sections/text/ruled-list.tsx";
import { Motif } from "@kolam/ui/motif";
import { Section } from "@kolam/ui/section";
import { brandingDrawings } from "@site/drawings/branding/branding-drawings";
import { branding as words } from "@site/words/services/branding/page";
import { useId } from "react";
import styles from "./branding-page.module.css";
import { NameTests } from "./name-tests.tsx";
import { Sizes } from "./sizes.tsx";

/** The branding page. */
export function BrandingPage() {
  const { hero, deliverables, benefits } = words;
  const benefitsId = useId();
  return (
    <>
      <ServiceHero id={words.id} words={hero} />
      <Sizes words={words.sizes} drawing={drawings[words.id]} />
      <NameTests words={words.nameTests} />
      <Offerings words={words.offerings} surface="alt" />
      <Steps words={words.process} />
      <Section
        {...sectionHead(deliverables)}
        surface="alt"
        space="sm"
        className={styles.deliverables}
        aside={
          <section aria-labelledby={benefitsId}>
            <h2 id={benefitsId}>{benefits.title}</h2>
            <p className={styles.lead}>{benefits.lead}</p>
            <Points items={benefits.items} />
          </section>
        }
      >
        <RuledList items={deliverables.items.map(({ title, text }) => ({ name: title, text }))} />
      </Section>
      <ServiceCases service={words.id} words={words.cases} caseDrawings={brandingDrawings} />
      <ServiceFigures words={words.figures} />
      <ServiceQuestions words={words} surface="alt" />
      <Closing words={words.closing} art={<Motif drawing={drawings[words.id]} />} />
    </>
  );
}
