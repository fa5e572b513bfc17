import serviceDrawings from "virtual:drawing/services";
import { foreign } from "@kolam/content/model/basics/foreign";
import type { ServiceId } from "@kolam/content/model/pages/paths";
import type { ServiceFacts } from "@kolam/content/model/services/service-facts";
import { serviceInPlace } from "@kolam/content/model/services/service-title";
import { prices } from "@kolam/content/model/services/told-prices";
import { sayWeeks } from "@kolam/content/model/services/told-weeks";
import type { CaseOverview } from "@kolam/content/model/types/case";
import type { ServiceHero as Words } from "@kolam/content/model/types/service";
import { Motif } from "@kolam/ui/motif";
import { serviceFacts } from "@site/lists/services";
import { titles } from "@site/lists/words/titles";
import { serviceFrame } from "@site/texts/pages/service";
import type { ReactNode } from "react";
import { SiteLink } from "../../router/site-link.tsx";
import { PageHero } from "../page-hero.tsx";
import styles from "./service-hero.module.css";
import { tickedActions } from "./ticked-actions.ts";

interface ServiceHeroProps {
  words: {
    readonly id: ServiceId;
    readonly hero: Words;
    readonly cases: { readonly items: readonly CaseOverview[] };
  };
}

interface FactProps {
  label: ReactNode;
  value: string;
  /** After the value, in small type. */
  children?: ReactNode;
}

function Fact({ label, value, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>
        <b className={styles.value}>{value}</b> {children}
      </dd>
    </div>
  );
}

/** What a client asks first: the price, the weeks, and what came of it for somebody else. */
function Facts({ id, caseStudy }: { id: ServiceId; caseStudy: CaseOverview | undefined }) {
  const { label = serviceFrame.price, amount, unit } = prices[id].tag;
  const { weeks, price } = serviceFacts[id] as ServiceFacts;
  const goesOn = price !== "on request" && price.unit !== "one-off";
  return (
    <dl className={styles.facts}>
      <Fact label={label} value={amount}>
        {unit}
      </Fact>
      {weeks ? (
        <Fact
          label={goesOn ? serviceFrame.untilItShows : serviceFrame.duration}
          value={sayWeeks(weeks)}
        />
      ) : null}
      {caseStudy ? (
        <Fact
          label={
            <SiteLink href={`/portfolio/${caseStudy.id}`} {...foreign(caseStudy)}>
              {caseStudy.client}
            </SiteLink>
          }
          value={caseStudy.figure.value}
        >
          <span {...foreign(caseStudy)}>{caseStudy.figure.label}</span>
        </Fact>
      ) : null}
    </dl>
  );
}

/** The top of a service page, with the service's own drawing or the owner's picture. */
export function ServiceHero({ words: { id, hero, cases } }: ServiceHeroProps) {
  return (
    <PageHero
      words={{ ...hero, actions: tickedActions(hero.actions, id) }}
      page={id}
      name={serviceInPlace(titles[id])}
      art={
        <div className={styles.art}>
          <Motif drawing={serviceDrawings[id]} animate="draw" className={styles.drawing} />
        </div>
      }
      aside={<Facts id={id} caseStudy={cases.items[0]} />}
      className={styles.root}
    />
  );
}
