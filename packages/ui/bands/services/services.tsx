import type { LinkItem } from "@kolam/ui";
import { ButtonLink } from "@kolam/ui/button-link";
import { CardGrid } from "@kolam/ui/card-grid";
import { Section } from "@kolam/ui/section";
import { ServiceCard, type ServiceCardProps } from "@kolam/ui/service-card";
import type { ReactNode } from "react";

export interface ServiceGridProps {
  /** Each with its price, which keeps a visitor from having to ask. The titles are unique. */
  readonly services: readonly ServiceCardProps[];
  /** Which of them is dark even when nobody points at it, from 0. */
  readonly emphasised?: number | undefined;
}

/** The cards alone: two or three fill a row, more are four in a row. */
export function ServiceGrid({ services, emphasised }: ServiceGridProps) {
  const { length } = services;
  return (
    <CardGrid columns={length === 2 || length === 3 ? `${length}` : "4"}>
      {services.map((service, index) => (
        <ServiceCard
          key={service.title}
          tone={index === emphasised ? "feature" : "plain"}
          {...service}
        />
      ))}
    </CardGrid>
  );
}

export interface ServicesBandProps extends ServiceGridProps {
  readonly eyebrow?: ReactNode;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly surface?: "plain" | "alt" | undefined;
  /** Beside the heading, e.g. to all services. */
  readonly link?: (LinkItem & { readonly label: string }) | undefined;
}

/** The services and their starting prices, one card each. */
export function ServicesBand({ link, services, emphasised, ...section }: ServicesBandProps) {
  const { label, ...target } = link ?? { label: "", href: "" };
  return (
    <Section
      {...section}
      actions={
        link && (
          <ButtonLink {...target} tone="outline">
            {label}
          </ButtonLink>
        )
      }
    >
      <ServiceGrid services={services} emphasised={emphasised} />
    </Section>
  );
}
