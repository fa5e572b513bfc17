import type { Action } from "@kolam/content/model/basics/links";
import { paths, type ServiceId, serviceIds } from "@kolam/content/model/pages/paths";
import { prices } from "@kolam/content/model/services/told-prices";
import { Accordion } from "@kolam/ui/accordion";
import { wideOf } from "@kolam/ui/bands/cases";
import cards from "@kolam/ui/bands/cases.module.css";
import { ServiceGrid } from "@kolam/ui/bands/services";
import { CardGrid } from "@kolam/ui/card-grid";
import { PricingCard } from "@kolam/ui/pricing-card";
import { serviceCards } from "@site/lists/words/service-cards";
import { titles } from "@site/lists/words/titles";
import { type FormId, forms } from "@site/words/forms/forms";
import { Children, isValidElement, type ReactNode } from "react";
import { useLoaderData } from "react-router-dom";
import type { ShownLanding } from "../../drawings/load-drawing.ts";
import { WholeForm } from "../../forms/whole-form.tsx";
import { SiteLink } from "../../router/site-link.tsx";
import { textOf } from "../../sections/body/text-of.ts";
import { textSections } from "../../sections/body/text-sections.tsx";
import { Closing as ClosingBand } from "../../sections/closing.tsx";
import { askAbout } from "../../sections/service/asks.ts";
import { serviceItems } from "../../sections/service/service-items.tsx";
import { CaseCard } from "../../sections/work/case-card.tsx";

interface ServicesProps {
  services?: string;
}

/**
 * The services that a tag names, as `seo, design`; all if it names none. The build has checked
 * them.
 */
const named = ({ services }: ServicesProps): readonly ServiceId[] =>
  services ? (services.split(",").map((name) => name.trim()) as ServiceId[]) : serviceIds;

function ServiceCards(props: ServicesProps) {
  return <ServiceGrid services={serviceItems({ ids: named(props), features: true })} />;
}

/** The cases of the page's sector. */
function Cases() {
  const { cases = [], caseDrawings } = useLoaderData<ShownLanding>();
  return (
    <div data-wide="" className={cards.grid}>
      {cases.map((caseStudy, index) => (
        <CaseCard
          key={caseStudy.id}
          caseStudy={caseStudy}
          Drawing={caseDrawings?.[caseStudy.id]}
          headingLevel={3}
          ask={askAbout(caseStudy.services[0])}
          wide={index < wideOf(cases.length)}
        />
      ))}
    </div>
  );
}

/** What services cost and include. */
function Prices(props: ServicesProps) {
  return (
    <CardGrid columns="3" variant="spaced">
      {named(props).map((id) => (
        <PricingCard
          key={id}
          title={<SiteLink href={paths[id].path}>{titles[id]}</SiteLink>}
          price={prices[id].tag}
          features={serviceCards[id].features}
        />
      ))}
    </CardGrid>
  );
}

interface TextProps {
  children?: ReactNode;
}

/** Questions, each a heading of level 3, and their answers. */
function Questions({ children }: TextProps) {
  const items: { id: string; title: string; content: ReactNode[] }[] = [];
  for (const child of Children.toArray(children)) {
    if (isValidElement<{ id: string; children?: ReactNode }>(child) && child.type === "h3") {
      items.push({ id: child.props.id, title: textOf(child.props.children), content: [] });
    } else items.at(-1)?.content.push(child);
  }
  return <Accordion data-narrow type="multiple" headingLevel={3} items={items} />;
}

function Form({ id }: { id: FormId }) {
  return (
    <div data-narrow="">
      <WholeForm form={forms[id]} />
    </div>
  );
}

interface ClosingProps extends Action {
  title: string;
  text?: string;
}

function Closing({ title, text = "", ...action }: ClosingProps) {
  return (
    <div data-band="">
      <ClosingBand words={{ title, text, actions: [action] }} />
    </div>
  );
}

/** The sections of a landing page, by the name of their tag. */
export const landingSections = {
  ...textSections,
  Cases,
  ServiceCards,
  Prices,
  Questions,
  Form,
  Closing,
};
