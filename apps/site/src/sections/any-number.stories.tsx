import { exampleArticle } from "@kolam/content/model/blog/example-article";
import { openPositions } from "@kolam/content/model/company/open-positions";
import { serviceIds } from "@kolam/content/model/pages/paths";
import { listedCases } from "@kolam/content/model/portfolio/cases";
import type { CaseOverview } from "@kolam/content/model/types/case";
import { Section } from "@kolam/ui/section";
import { Timeline } from "@kolam/ui/timeline";
import { allCaseDrawings } from "@site/lists/case-drawings";
import { servicePages } from "@site/lists/words/service-pages";
import { about } from "@site/words/pages/about";
import { careers } from "@site/words/pages/careers";
import { contact } from "@site/words/pages/contact";
import { home } from "@site/words/pages/home";
import { testimonials } from "@site/words/testimonials";
import type { CaseDrawings } from "../drawings/case-drawings.ts";
import { Openings } from "../pages/careers/openings.tsx";
import { ClientsSection } from "../pages/home/clients-section.tsx";
import { WorkSection } from "../pages/home/work-section.tsx";
import { anyNumber } from "../testing/any-number.tsx";
import { atAddress } from "../testing/page-story.tsx";
import { ArticleCards } from "./article-cards.tsx";
import { QuestionsSection } from "./questions-section.tsx";
import { BuiltWith } from "./service/built-with.tsx";
import { Offerings } from "./service/offerings.tsx";
import { Results } from "./service/results.tsx";
import { ServiceCases } from "./service/service-cases.tsx";
import { RuledList } from "./text/ruled-list.tsx";

/** Each section with one to twelve items, and with texts shorter and longer than the content's. */
export default { title: "Sections/Any number of items", tags: ["slow"], ...atAddress("/") };

const service = servicePages[serviceIds[0]];
const { values, timeline } = about;
const passages = { ...values, items: values.items.map(({ title, text }) => ({ title, text })) };
const clients = {
  ...home.testimonials,
  items: listedCases as readonly CaseOverview[],
};

const drawings = Object.values(allCaseDrawings);

/** A drawing for each of these cases. */
const caseDrawingsOf = (cases: readonly CaseOverview[]) =>
  Object.fromEntries(
    cases.map(({ id }, index) => [id, drawings[index % drawings.length]]),
  ) as CaseDrawings;

export const Cards = anyNumber(service.offerings, (words) => <Offerings words={words} />);

export const CardsBesideHeading = anyNumber(passages, (words) => (
  <Offerings words={words} layout="aside" columns="2" />
));

export const ShortCards = anyNumber(passages, (words) => <Offerings words={words} columns="4" />);

export const Figures = anyNumber(service.figures, (figures) => <Results words={{ figures }} />);

export const Process = anyNumber(passages, (process) => (
  <Results words={{ process, figures: service.figures }} />
));

export const ProcessBesidePoints = anyNumber(passages, (process) => (
  <Results words={{ process, figures: service.figures }} beside={process} />
));

export const LastRow = anyNumber(passages, ({ title, items }) => (
  <Section title={title}>
    <BuiltWith title={title} items={items.map((item) => ({ name: item.title, text: item.text }))} />
  </Section>
));

export const NamesAndTexts = anyNumber(passages, ({ title, items }) => (
  <Section title={title}>
    <RuledList columns="2" items={items.map((item) => ({ name: item.title, text: item.text }))} />
  </Section>
));

export const Questions = anyNumber(contact.faq, (words) => <QuestionsSection words={words} />);

export const Years = anyNumber(timeline, ({ title, items }) => (
  <Section title={title} layout="aside">
    <Timeline
      items={items.map(({ title, text }, index) => ({ title, text, label: String(2010 + index) }))}
    />
  </Section>
));

export const ClientStories = anyNumber(clients, (words) => (
  <ServiceCases words={words} caseDrawings={caseDrawingsOf(words.items)} />
));

/** Of three cases one has nothing to show: its card has the client's initials. */
const someDrawingsOf = (cases: readonly CaseOverview[]) =>
  Object.fromEntries(
    Object.entries(caseDrawingsOf(cases)).filter((_, index) => index % 3 !== 1),
  ) as CaseDrawings;

const withoutPictures = {
  ...clients,
  items: clients.items.map(({ picture, ...caseStudy }) => caseStudy),
};

export const SomeStoriesWithoutPicture = anyNumber(withoutPictures, (words) => (
  <ServiceCases words={words} caseDrawings={someDrawingsOf(words.items)} />
));

export const SomeWorkWithoutPicture = anyNumber(withoutPictures, ({ title, lead, items }) => (
  <WorkSection
    words={{ ...home.work, title, lead, cases: items }}
    caseDrawings={someDrawingsOf(items)}
  />
));

export const Work = anyNumber(clients, ({ title, lead, items }) => (
  <WorkSection
    words={{ ...home.work, title, lead, cases: items }}
    caseDrawings={caseDrawingsOf(items)}
  />
));

export const Testimonials = anyNumber(
  { ...home.testimonials, items: testimonials },
  ({ items, ...words }) => <ClientsSection words={words} clients={items} />,
);

/** Articles differ in their words; which file and cover belong to one is no text. */
export const Articles = anyNumber(
  { ...home.blog, items: [exampleArticle] },
  ({ title, lead, items }) => (
    <Section title={title} lead={lead}>
      <ArticleCards
        articles={items.map(({ title, excerpt, tags }, index) => ({
          ...exampleArticle,
          slug: `${exampleArticle.slug}-${index}` as typeof exampleArticle.slug,
          title,
          excerpt,
          tags,
        }))}
      />
    </Section>
  ),
);

export const OpenPositions = anyNumber(
  { title: careers.positions.title, items: openPositions },
  ({ title, items }) => (
    <Section title={title} layout="aside">
      <Openings list={items} />
    </Section>
  ),
);
