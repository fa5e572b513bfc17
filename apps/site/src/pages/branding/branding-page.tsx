import drawing from "virtual:kolam/crown";
import { branding as words } from "@kolam/content/services/branding";
import { Motif } from "@kolam/ui/motif";
import { Section } from "@kolam/ui/section";
import { Closing } from "../../sections/closing.tsx";
import { QuestionsSection } from "../../sections/questions-section.tsx";
import { EightPoints } from "../../sections/service/eight-points.tsx";
import { Offerings } from "../../sections/service/offerings.tsx";
import { OftenTogether } from "../../sections/service/often-together.tsx";
import { ServiceFigures } from "../../sections/service/service-figures.tsx";
import { ServiceHero } from "../../sections/service/service-hero.tsx";
import { Steps } from "../../sections/service/steps.tsx";
import { Stories } from "../../sections/service/stories.tsx";
import { RuledList } from "../../sections/text/ruled-list.tsx";
import { WithPhoto } from "../../sections/text/with-photo.tsx";
import styles from "./branding-page.module.css";
import { NameTests } from "./name-tests.tsx";
import { Sizes } from "./sizes.tsx";

/** The branding page. */
export function BrandingPage() {
  const { hero, deliverables, benefits } = words;
  return (
    <>
      <ServiceHero id={words.id} words={hero} drawing={drawing} className={styles.hero} />
      <Offerings words={words.offerings} layout="aside" columns="2" />
      <NameTests words={words.nameTests} />
      <Steps words={words.process} />
      <Sizes words={words.sizes} drawing={drawing} />
      <Section heading={deliverables.title} lead={deliverables.lead}>
        <RuledList
          columns="2"
          items={deliverables.items.map(({ title, text }) => ({ name: title, text }))}
        />
      </Section>
      <Stories words={words.stories} look="columns" surface="alt" />
      <Section heading={benefits.title} lead={benefits.lead}>
        <WithPhoto photo={hero.photo}>
          <EightPoints items={benefits.items} />
        </WithPhoto>
      </Section>
      <ServiceFigures words={words.figures} surface="alt" />
      <QuestionsSection words={words.questions} />
      <OftenTogether id={words.id} surface="alt" />
      <Closing words={words.closing} art={<Motif drawing={drawing} />} />
    </>
  );
}
