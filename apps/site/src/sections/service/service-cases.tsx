import type { SiteHref } from "@kolam/content/model/basics/links";
import { caseCountOf, type ServiceId } from "@kolam/content/model/services/services";
import type { CaseOverview } from "@kolam/content/model/types/case";
import type { Listing } from "@kolam/content/model/types/service";
import cards from "@kolam/ui/bands/cases.module.css";
import { Section } from "@kolam/ui/section";
import { serviceFrame } from "@site/texts/pages/service";
import type { CaseDrawings } from "../../drawings/case-drawings.ts";
import { SiteLink } from "../../router/site-link.tsx";
import { headBesideAsk } from "../section-head.tsx";
import { ClientTestimonial } from "../testimonials.tsx";
import { CasePlate } from "../work/case-plate.tsx";
import { CaseStage } from "../work/case-stage.tsx";
import { CaseWords } from "../work/case-words.tsx";
import { GroupRating, sharedRating } from "../work/group-rating.tsx";
import styles from "./service-cases.module.css";

interface ServiceCasesProps<Cases extends readonly CaseOverview[]> {
  /** The service, if it may have more cases than these. */
  service?: ServiceId;
  words: Listing<Cases>;
  caseDrawings: CaseDrawings<Cases>;
  surface?: "plain" | "alt";
}

/**
 * The cases of a service, one large and one small: what was made, its figure, and what the client
 * says; nothing if there are none.
 */
export function ServiceCases<const Cases extends readonly CaseOverview[]>({
  service,
  words,
  caseDrawings,
  surface = "plain",
}: ServiceCasesProps<Cases>) {
  if (words.items.length === 0) return null;
  const testimonials = words.items.flatMap(({ testimonial }) => testimonial ?? []);
  const rated = sharedRating(testimonials) === undefined;
  const head = headBesideAsk(words);
  // A drawing has no height of its own only beside another one. A picture would be higher than a window.
  const isWhole = ({ picture }: CaseOverview) => words.items.length === 1 && !picture;
  return (
    <Section
      {...head}
      surface={surface}
      space="sm"
      actions={
        <div className={styles.beside}>
          {head.actions}
          <GroupRating clients={testimonials} />
        </div>
      }
      className={styles[surface]}
    >
      <div className={styles.cases}>
        {words.items.map((caseStudy) => (
          <article
            key={caseStudy.id}
            className={`${cards.whole} ${styles.case} ${isWhole(caseStudy) ? "" : styles.cut}`}
          >
            <CaseStage
              caseStudy={caseStudy}
              Drawing={caseDrawings[caseStudy.id as Cases[number]["id"]]}
              whole={isWhole(caseStudy)}
            />
            {caseStudy.picture || caseDrawings[caseStudy.id as Cases[number]["id"]] ? null : (
              <CasePlate caseStudy={caseStudy} />
            )}
            <div className={styles.words}>
              <CaseWords caseStudy={caseStudy} headingLevel={3} brief />
              {caseStudy.testimonial ? (
                <ClientTestimonial
                  words={{ ...caseStudy.testimonial, company: caseStudy.client }}
                  variant="plain"
                  rated={rated}
                />
              ) : null}
            </div>
          </article>
        ))}
      </div>
      {service && caseCountOf(service) > words.items.length ? (
        <p className={styles.more}>
          <SiteLink href={`/portfolio#${service}` as SiteHref}>
            {serviceFrame.allCases(caseCountOf(service))}
          </SiteLink>
        </p>
      ) : null}
    </Section>
  );
}
