import notFoundDrawing from "virtual:drawing/not-found";
import { company } from "@kolam/content/company";
import { notFound } from "@kolam/content/pages/not-found";
import { paths } from "@kolam/content/paths";
import { ButtonLink } from "@kolam/ui/button-link";
import { Hero } from "@kolam/ui/hero";
import { Icon } from "@kolam/ui/icon";
import { Motif } from "@kolam/ui/motif";
import { Section } from "@kolam/ui/section";
import { look } from "../../brand/look.ts";
import { SiteLink } from "../../router/site-link.tsx";
import { FigureBand } from "../../sections/figure-band.tsx";
import { LinkList } from "../../sections/text/link-list.tsx";
import { Paragraphs } from "../../sections/text/paragraphs.tsx";
import { PhoneNumber } from "../../shell/phone-number.tsx";
import { GoBack } from "./go-back.tsx";
import styles from "./not-found-page.module.css";

/** The page for an address that does not exist. */
export function NotFoundPage() {
  const { code, title, lead, actions, suggested, help, statistics } = notFound;
  return (
    <>
      <Hero
        surface={look.hero}
        title={title}
        eyebrow={code}
        lead={lead}
        actions={
          <>
            <ButtonLink size="lg" link={<SiteLink href={actions.home.href} />}>
              {actions.home.label}
            </ButtonLink>
            <div className={styles.back}>
              <GoBack label={actions.back} />
            </div>
          </>
        }
        art={<Motif drawing={notFoundDrawing} tone={look.heroDrawing} animate="draw" />}
        className={styles.hero}
      />
      <FigureBand words={statistics} />
      <Section space="sm">
        <div className={styles.ways}>
          <section aria-labelledby="suggested">
            <h2 id="suggested" className={styles.title}>
              {suggested.title}
            </h2>
            <LinkList
              links={suggested.pages.map((id) => ({
                label: paths[id].title,
                href: paths[id].path,
              }))}
            />
          </section>
          <section aria-labelledby="help">
            <h2 id="help" className={styles.title}>
              {help.title}
            </h2>
            <Paragraphs texts={[help.text]}>
              <div className={styles.actions}>
                <ButtonLink link={<SiteLink href={help.contact.href} />}>
                  {help.contact.label}
                </ButtonLink>
                <ButtonLink tone="outline" link={<SiteLink href={company.phone.href} />}>
                  <Icon name="phone" />
                  <span>
                    {help.call} <PhoneNumber />
                  </span>
                </ButtonLink>
              </div>
            </Paragraphs>
          </section>
        </div>
      </Section>
    </>
  );
}
