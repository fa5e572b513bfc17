import crown from "virtual:kolam/crown";
import gem from "virtual:kolam/gem";
import hero from "virtual:kolam/hero";
import quote from "virtual:kolam/quote";
import tower from "virtual:kolam/tower";
import windowDrawing from "virtual:kolam/window";
import { Accordion } from "../../src/accordion/accordion.tsx";
import { ButtonLink } from "../../src/button-link/button-link.tsx";
import { CallToAction } from "../../src/call-to-action/call-to-action.tsx";
import { CardGrid } from "../../src/card-grid/card-grid.tsx";
import { Hero } from "../../src/hero/hero.tsx";
import { Motif } from "../../src/motif/motif.tsx";
import { NavigationMenu } from "../../src/navigation-menu/navigation-menu.tsx";
import { ProcessList, ProcessStep } from "../../src/process-step/process-step.tsx";
import { Section } from "../../src/section/section.tsx";
import { ServiceCard } from "../../src/service-card/service-card.tsx";
import { SiteFooter } from "../../src/site-footer/site-footer.tsx";
import { SiteHeader } from "../../src/site-header/site-header.tsx";
import { StatFigure } from "../../src/stat-figure/stat-figure.tsx";
import { Testimonial } from "../../src/testimonial/testimonial.tsx";
import { SampleForm } from "./sample-form.tsx";
import styles from "./sample-page.module.css";

interface SamplePageProps {
  /** Name of the brand. */
  name: string;
  /** The address of its logo, instead of the name. */
  logo?: string | undefined;
  /** Whether the brand draws kolams. */
  kolam: boolean;
}

const services = [
  {
    title: "Exhibitions",
    description: "Rooms that explain a thing to those who came for the café.",
    features: ["Concept and plans", "Texts and models", "Building"],
    drawing: windowDrawing,
  },
  {
    title: "Signage",
    description: "Ways through hospitals, stations and other large buildings.",
    features: ["Walks with visitors", "Type and signs", "Maps"],
    drawing: tower,
  },
  {
    title: "Books",
    description: "Catalogues that are read after the exhibition has closed.",
    features: ["Editing", "Layout", "Print"],
    drawing: crown,
  },
] as const;

const figures = [
  { value: "31", label: "Rooms opened" },
  { value: "14", label: "Cities" },
  { value: "100 %", label: "On the day it said" },
  { value: "9 years", label: "The oldest still stands" },
] as const;

const steps = [
  { title: "Walk", text: "Through the building, with those who know it and those who do not." },
  { title: "Sketch", text: "Three ways to tell it, on paper, in two weeks." },
  { title: "Build", text: "Models first, then the real thing, with the same people." },
  { title: "Watch", text: "We come back after a month and move what nobody reads." },
] as const;

const questions = [
  { id: "q-cost", title: "What does a room cost?", content: <p>It depends on its size.</p> },
  { id: "q-time", title: "How long does it take?", content: <p>Four months for most rooms.</p> },
  { id: "q-tour", title: "Does it travel?", content: <p>Yes, in two lorries.</p> },
];

const links = (...labels: readonly string[]) =>
  labels.map((label) => ({ label, href: `#${label.toLowerCase().replaceAll(" ", "-")}` }));

/** A whole page of a made-up agency, with what most pages have: for looking at a brand. */
export function SamplePage({ name, logo: image, kolam }: SamplePageProps) {
  const logo = (
    <a href="#home" className={styles.logo}>
      {image ? <img src={image} alt={name} className={styles.image} /> : name}
    </a>
  );
  return (
    <div className={styles.page}>
      <SiteHeader
        variant="solid"
        logo={logo}
        navigation={
          <NavigationMenu
            label="Main"
            items={[
              { href: "#home", label: "Home", current: true },
              ...links("Services", "Work", "Questions"),
            ]}
          />
        }
        actions={<ButtonLink href="#write-to-us">Write to us</ButtonLink>}
      />
      <main>
        <Hero
          variant="home"
          eyebrow="Exhibitions, signage, books"
          title="Rooms that explain things"
          emphasis="explain"
          lead="For museums, clinics and stations. One team from the first walk to the last screw."
          actions={
            <>
              <ButtonLink href="#work" size="lg">
                See the work
              </ButtonLink>
              <ButtonLink href="#services" size="lg" tone="outline">
                What we do
              </ButtonLink>
            </>
          }
          art={kolam ? <Motif drawing={hero} tone="feature" /> : undefined}
        />
        <Section label="Figures" surface="action" space="sm">
          <CardGrid columns={4} variant="figures">
            {figures.map((figure) => (
              <StatFigure key={figure.label} {...figure} />
            ))}
          </CardGrid>
        </Section>
        <Section
          id="services"
          eyebrow="Services"
          title="Three trades, one table"
          lead={
            <>
              Whoever draws the plan also writes the label. <a href="#work">See how that looks.</a>
            </>
          }
        >
          <CardGrid>
            {services.map(({ drawing, features, ...service }, at) => (
              <ServiceCard
                key={service.title}
                {...service}
                href="#services"
                features={features}
                tone={at === 1 ? "feature" : "plain"}
                drawing={kolam ? <Motif drawing={drawing} /> : undefined}
              />
            ))}
          </CardGrid>
        </Section>
        <Section title="How a room comes about" surface="alt">
          <ProcessList>
            {steps.map((step, at) => (
              <ProcessStep key={step.title} number={`0${at + 1}`} {...step} />
            ))}
          </ProcessList>
        </Section>
        <Section id="work" label="A client">
          <Testimonial
            variant="lead"
            quote="Visitors stay an hour longer, and they come back with those who were not there."
            name="Museum office"
            role="Director"
            company="Harbour Museum"
            rating={4.5}
            formatRating={(value, of) => `Rated ${value} out of ${of}`}
            drawing={kolam ? <Motif drawing={quote} /> : undefined}
          />
        </Section>
        <SampleForm />
        <Section id="questions" title="Questions" layout="aside">
          <Accordion headingLevel={3} items={questions} />
        </Section>
        <CallToAction
          title="Which room should explain itself?"
          text="Send us a plan or a photo. We answer within two days."
          actions={<ButtonLink href="#write-to-us">Write to us</ButtonLink>}
          art={kolam ? <Motif drawing={gem} /> : undefined}
        />
      </main>
      <SiteFooter
        navigationLabel="All pages"
        brand={logo}
        groups={[
          { title: "Services", links: links("Exhibitions", "Signage", "Books") },
          { title: "Studio", links: links("Work", "People", "Journal") },
        ]}
        contact={<a href="mailto:post@studio.example">post@studio.example</a>}
        legal={<p>A sample page. All of it is made up.</p>}
      />
    </div>
  );
}
