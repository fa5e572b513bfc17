import { Alert } from "@kolam/ui/alert";
import { Badge } from "@kolam/ui/badge";
import { ButtonLink } from "@kolam/ui/button-link";
import { CardGrid } from "@kolam/ui/card-grid";
import { PricingCard } from "@kolam/ui/pricing-card";
import { Section } from "@kolam/ui/section";
import { Stack } from "@kolam/ui/stack";
import { Table } from "@kolam/ui/table";
import type { ReactNode } from "react";
import { compared, plans } from "../content/pricing.ts";
import { Closing } from "../parts/closing.tsx";
import { PageTop } from "../parts/page-top.tsx";

const [, usual] = plans;

/** Three plans, compared. `children` are the questions. */
export function Pricing({ children }: { children?: ReactNode }) {
  return (
    <>
      <PageTop
        title="A price before the second part"
        lead="We do one part whole. Then we know what a range costs, and put it in writing."
        cells={{ Title: "Prices", From: "£1,900", "Valid to": "31 March 2027", Sheet: "4 / 6" }}
      />
      <Section label="Plans" surface="alt">
        <CardGrid columns={3}>
          {plans.map((plan) => (
            <PricingCard
              key={plan.id}
              {...plan}
              headingLevel={2}
              tone={plan === usual ? "feature" : "plain"}
              badge={plan === usual ? <Badge tone="accent">Most chosen</Badge> : undefined}
              action={
                <ButtonLink href="/contact" tone={plan === usual ? "action" : "outline"}>
                  Ask about {plan.title.toLowerCase()}
                </ButtonLink>
              }
            />
          ))}
        </CardGrid>
      </Section>
      <Section title="Line by line">
        <Stack gap={6}>
          <Table
            caption="The plans compared"
            captionHidden
            narrow="stack"
            columns={[
              "What",
              ...plans.map(({ title }) => ({ title: title, align: "center" as const })),
            ]}
            rows={compared}
          />
          <Alert title="Without VAT">
            Prices are for makers in the United Kingdom. Travel to your floor is included within 150
            miles of Sheffield.
          </Alert>
        </Stack>
      </Section>
      <Section title="Before you ask" surface="alt" layout="aside">
        {children}
      </Section>
      <Closing title="Start with one part" />
    </>
  );
}
