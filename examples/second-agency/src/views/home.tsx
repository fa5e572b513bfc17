import { Bento } from "@kolam/ui/bento";
import { BentoItem } from "@kolam/ui/bento-item";
import { ButtonLink } from "@kolam/ui/button-link";
import { CardGrid } from "@kolam/ui/card-grid";
import { Hero } from "@kolam/ui/hero";
import { LogoCloud } from "@kolam/ui/logo-cloud";
import { Section } from "@kolam/ui/section";
import { ServiceCard } from "@kolam/ui/service-card";
import { StatFigure } from "@kolam/ui/stat-figure";
import { Testimonial } from "@kolam/ui/testimonial";
import { services } from "../content/services.ts";
import { clients } from "../content/work.ts";
import { PartDrawing } from "../drawings/part-drawing.tsx";
import { Bearing, Spring } from "../drawings/parts.tsx";
import { Closing } from "../parts/closing.tsx";
import { TitleBlock } from "../parts/title-block.tsx";

/** The home page. */
export function Home() {
  return (
    <>
      <Hero
        surface="plain"
        title="Nobody can order a part they can’t find"
        lead="We make data sheets, part finders and catalogues for companies that make bearings, springs, valves and gears."
        actions={
          <>
            <ButtonLink href="/contact" size="lg">
              Send us a part
            </ButtonLink>
            <ButtonLink href="/work" size="lg" tone="outline">
              See two finished jobs
            </ButtonLink>
          </>
        }
        art={
          <div className="sheet">
            <Bearing label="A ball bearing in section and from the front, with its dimensions" />
            <TitleBlock
              cells={{
                Title: "Bearing 6306",
                Drawn: "W. Sandlow",
                Scale: "1 : 1",
                Sheet: "118 / 412",
              }}
            />
          </div>
        }
      />
      <Section label="Clients" space="sm">
        <LogoCloud title="Makers whose ranges we keep" logos={clients.map((name) => ({ name }))} />
      </Section>
      <Section
        surface="alt"
        title="Three ways to be found"
        lead="Each starts from the same table of your parts, so the second costs half of the first."
        actions={
          <ButtonLink tone="outline" href="/services">
            What each includes
          </ButtonLink>
        }
      >
        <CardGrid columns={3}>
          {services.map(({ id, title, short, drawing, price }) => (
            <ServiceCard
              key={id}
              href={`/services#${id}`}
              title={title}
              description={short}
              drawing={<PartDrawing name={drawing} bare />}
              price={price}
            />
          ))}
        </CardGrid>
      </Section>
      <Section title="What a good sheet answers">
        <Bento>
          <BentoItem
            span={2}
            rows={2}
            title="Will it fit?"
            text="Dimensions and tolerances stand at the top, next to a drawing that was made for the page and not for the machine."
            media={<Spring />}
          />
          <BentoItem
            tone="feature"
            title="Will it hold?"
            text="Load, speed and heat, each with the test it comes from. “Up to” is not a figure."
          />
          <BentoItem tone="action" title="How long is the wait?">
            <StatFigure value="Tuesday" label="is a better answer than “on request”" />
          </BentoItem>
        </Bento>
      </Section>
      <Section surface="feature" label="In figures" space="sm">
        <CardGrid columns={4} variant="figures">
          <StatFigure value="9,400" label="parts that have a sheet" />
          <StatFigure value="31" label="makers, the smallest with four people" />
          <StatFigure value="2.3 ×" label="as many complete enquiries, after 90 days" />
          <StatFigure value="0" label="films of sparks" />
        </CardGrid>
      </Section>
      <Section surface="alt" label="What a client says">
        <Testimonial
          variant="lead"
          quote="My estimators used to ask for the shaft diameter forty times a week. Now they ask for the purchase order."
          name="Hester Oakenholt"
          role="Sales manager"
          company="Oakenholt Bearings"
        />
      </Section>
      <Closing title="Send us the part that causes the most telephone calls" />
    </>
  );
}
