import { ButtonLink } from "@kolam/ui/button-link";
import { PriceTag } from "@kolam/ui/price-tag";
import { ProcessList, ProcessStep } from "@kolam/ui/process-step";
import { Prose } from "@kolam/ui/prose";
import { Section } from "@kolam/ui/section";
import { Stack } from "@kolam/ui/stack";
import { Table } from "@kolam/ui/table";
import { deliverables, services, steps } from "../content/services.ts";
import { PartDrawing } from "../drawings/part-drawing.tsx";
import { Closing } from "../parts/closing.tsx";
import { PageTop } from "../parts/page-top.tsx";
import { TitleBlock } from "../parts/title-block.tsx";

/** What the agency makes, with prices. */
export function Services() {
  return (
    <>
      <PageTop
        title="One table, three outlets"
        lead="Your parts are described once, in a table that your own people keep. Sheets, finder and print are set from it."
        cells={{
          Title: "Services",
          Source: "One table",
          Outlets: String(services.length),
          Sheet: "2 / 6",
        }}
      />
      {services.map((service, at) => (
        <Section
          key={service.id}
          id={service.id}
          surface={at % 2 === 0 ? "alt" : "plain"}
          title={service.title}
          lead={service.short}
          aside={
            <div className="sheet">
              <PartDrawing name={service.drawing} />
              <TitleBlock
                cells={{ Takes: service.takes, Sheet: `${at + 1} / ${services.length}` }}
              />
            </div>
          }
        >
          <Stack gap={6}>
            <Prose>
              <p>{service.text}</p>
              <ul>
                {service.includes.map((what) => (
                  <li key={what}>{what}</li>
                ))}
              </ul>
            </Prose>
            <PriceTag {...service.price} />
          </Stack>
        </Section>
      ))}
      <Section title="How every job goes" surface="alt">
        <ProcessList>
          {steps.map((step) => (
            <ProcessStep key={step.number} {...step} />
          ))}
        </ProcessList>
      </Section>
      <Section
        title="What you get with what"
        actions={
          <ButtonLink href="/pricing" tone="outline">
            Prices of ranges
          </ButtonLink>
        }
      >
        <Table
          caption="What each service includes"
          captionHidden
          columns={[
            "Included",
            ...services.map(({ title }) => ({ title: title, align: "center" as const })),
          ]}
          rows={deliverables}
        />
      </Section>
      <Closing title="Which of the three do you need? Ask with one part" />
    </>
  );
}
